import { Day, Id } from '../bundle/parts.ts'
import { notFound } from '../kernel/problem.ts'
import { CommaList, Open, Type } from '../kernel/schema.ts'

const amount = Type.Number({ minimum: 0, maximum: 100_000_000 })
const params = Type.Object({ priceBookId: Type.String({ maxLength: 10 }) })

export const costContract = {
  getCosts: {
    scope: 'sfcc.costs',
    params,
    /** Up to 200 products; one without a cost is not in the answer. */
    query: Type.Object({ productIds: CommaList({ maxLength: 20_000 }) }),
    answer: Open('Costs', {
      currency: Type.String(),
      data: Type.Array(
        Type.Object({
          productId: Type.String(),
          /** What it costs today, without tax, and since when. */
          amount: Type.Number(),
          /** The same with the tax that the country takes of the product: as its prices are. */
          amountWithTax: Type.Number(),
          validFrom: Type.String(),
        }),
      ),
    }),
    problems: [notFound],
  },
  updateCosts: {
    scope: 'sfcc.costs.rw',
    params,
    body: Type.Object(
      {
        data: Type.Array(
          Type.Object(
            /** A piece, or a metre of what is cut, without tax; from a day on, today without one. */
            { productId: Id, amount, validFrom: Type.Optional(Day) },
            { additionalProperties: false },
          ),
          { minItems: 1, maxItems: 5_000 },
        ),
      },
      { title: 'costs', additionalProperties: false },
    ),
    bodyLimit: 5 * 1024 * 1024,
    answer: Open('ChangedCosts', { changed: Type.Integer() }),
    problems: [notFound],
  },
} as const

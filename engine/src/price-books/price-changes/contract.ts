import { importInProgress } from '../../kernel/import-in-progress.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { notFound } from '../../kernel/problem.ts'
import { OneOf, Open, Type } from '../../kernel/schema.ts'
import { changeLimit, mostPricesAtOnce, priceBookParams, ProductPrices } from '../contract.ts'
import { priceChangeStatuses, priceChangeStatusTransition } from './price-change.ts'

const PriceChange = Open('PriceChange', {
  id: Type.String(),
  priceBookId: Type.String(),
  name: Type.String(),
  status: OneOf(...priceChangeStatuses),
  productCount: Type.Integer(),
  createdAt: Type.String(),
  startsAt: Type.Optional(Type.String()),
  appliedAt: Type.Optional(Type.String()),
  /** Why it could not be put in place. */
  fault: Type.Optional(Type.String()),
})

const PreviewedPrices = Type.Object({
  productId: Type.String(),
  before: ProductPrices.properties.tiers,
  after: ProductPrices.properties.tiers,
})

/** What a change does to the prices as they are at this moment, and to whom. Nothing is written. */
const PriceChangePreview = Open('PriceChangePreview', {
  /** Products whose tiers differ. */
  changed: Type.Integer(),
  /** Of those, by their price from the lowest minimum on. */
  dearer: Type.Integer(),
  cheaper: Type.Integer(),
  /** The first 50 of them. */
  data: Type.Array(PreviewedPrices),
  /** Baskets of the last 30 days that hold such goods, and the products in them that cost another amount at their quantity. */
  baskets: Type.Object({ total: Type.Integer(), dearer: Type.Integer(), cheaper: Type.Integer() }),
  /** Open requests for such goods, and offers out for them, which keep the price that was offered. */
  quotes: Type.Object({ requested: Type.Integer(), priced: Type.Integer() }),
})

const params = Type.Object({ ...priceBookParams, priceChangeId: Type.String({ format: 'uuid' }) })
const preconditions = [preconditionFailed, preconditionRequired] as const

export const priceChangeContract = {
  getPriceChanges: {
    scope: 'sfcc.pricebooks',
    params: Type.Object(priceBookParams),
    query: Type.Object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    answer: Open('PriceChanges', {
      data: Type.Array(PriceChange),
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
    }),
    problems: [notFound],
  },
  createPriceChange: {
    scope: 'sfcc.pricebooks.rw',
    once: true,
    params: Type.Object(priceBookParams),
    /** As `updatePrices` takes them; nothing changes until it is scheduled. */
    body: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 256 }),
        data: Type.Array(ProductPrices, { minItems: 1, maxItems: mostPricesAtOnce }),
      },
      { title: 'price_change', additionalProperties: false },
    ),
    bodyLimit: changeLimit,
    success: [201],
    answer: PriceChange,
    problems: [notFound],
  },
  getPriceChange: { scope: 'sfcc.pricebooks', params, answer: PriceChange, problems: [notFound] },
  previewPriceChange: {
    scope: 'sfcc.pricebooks',
    params,
    answer: PriceChangePreview,
    problems: [notFound],
  },
  schedulePriceChange: {
    scope: 'sfcc.pricebooks.rw',
    proven: true,
    params,
    /** From this moment on; without one, or with one that has passed, at once. */
    body: Type.Object(
      { startsAt: Type.Optional(Type.String({ format: 'date-time' })) },
      { title: 'price_change_schedule', additionalProperties: false },
    ),
    answer: PriceChange,
    problems: [notFound, priceChangeStatusTransition, importInProgress, ...preconditions],
  },
  cancelPriceChange: {
    scope: 'sfcc.pricebooks.rw',
    params,
    success: [204],
    problems: [notFound, priceChangeStatusTransition, ...preconditions],
  },
  revertPriceChange: {
    scope: 'sfcc.pricebooks.rw',
    proven: true,
    params,
    /** Prices that were changed again since stay as they are. */
    answer: PriceChange,
    problems: [notFound, priceChangeStatusTransition, importInProgress, ...preconditions],
  },
} as const

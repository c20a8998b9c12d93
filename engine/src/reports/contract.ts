import { pageAnswer, pageQuery } from '../kernel/page-of.ts'
import { notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'

const Text = Type.String()
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const read = 'sfcc.reports'

const Sum = Type.Object({
  orders: Type.Integer(),
  /** In the country's currency, with tax; what was given back in part stands beside. */
  total: Type.Number(),
  refunded: Type.Number(),
  weightKg: Type.Number(),
  cutMeters: Type.Number(),
})

/** A day or week, and the same weekdays a year before. */
const Compared = Type.Object({ now: Sum, lastYear: Sum })
const compared = { today: Compared, yesterday: Compared, week: Compared }

/** Days that are asked for, by the country's clock: the last thirty without them, 400 at most. */
const span = { from: Type.Optional(Day), to: Type.Optional(Day) }

export const reportContract = {
  getFigures: {
    scope: read,
    answer: Open('SalesFigures', {
      /** What was paid after this moment is not counted yet; absent before the first count. */
      countedUntil: Type.Optional(Text),
      data: Type.Array(
        Type.Object({
          country: Text,
          currency: Text,
          /** The present day of that country. */
          day: Text,
          ...compared,
          stores: Type.Array(Type.Object({ storeId: Text, ...compared })),
        }),
      ),
    }),
  },
  getSeries: {
    scope: read,
    query: Type.Object({
      ...span,
      by: Type.Optional(OneOf('country', 'store')),
      country: Type.Optional(Type.String({ maxLength: 2 })),
    }),
    /** Days on which something was paid, the first first. */
    answer: Open('SalesSeries', {
      data: Type.Array(
        Type.Object({
          day: Text,
          country: Text,
          storeId: Type.Optional(Text),
          currency: Text,
          ...Sum.properties,
        }),
      ),
    }),
  },
  getFunnel: {
    scope: read,
    query: Type.Object(span),
    /** Sums of the span; visits, carts and checkouts of those who agreed to be counted. For who sees whole countries. */
    answer: Open('SalesFunnel', {
      data: Type.Array(
        Type.Object({
          country: Text,
          visits: Type.Integer(),
          carts: Type.Integer(),
          checkouts: Type.Integer(),
          quotes: Type.Integer(),
          orders: Type.Integer(),
        }),
      ),
    }),
  },
  getStockHealth: {
    scope: read,
    query: Type.Object({
      country: Type.Optional(Type.String({ maxLength: 2 })),
      storeId: Type.Optional(Type.String({ maxLength: 100 })),
      /** Only what lasts for fewer days than this at the pace of 30 days. */
      coverBelow: Type.Optional(Type.Number({ minimum: 0, maximum: 3650 })),
      /** Only what is asked for and not there. */
      isOut: Type.Optional(Type.Boolean()),
      ...pageQuery.properties,
    }),
    /** The shortest cover first. */
    answer: Open('StockHealth', {
      data: Type.Array(
        Type.Object({
          storeId: Text,
          productId: Text,
          name: Type.Record(Text, Text),
          unit: OneOf('piece', 'metre'),
          stockLevel: Type.Number(),
          soldIn30Days: Type.Number(),
          askedIn30Days: Type.Integer(),
          coverDays: Type.Optional(Type.Number()),
        }),
      ),
      ...pageAnswer,
    }),
  },
  exportReport: {
    scope: read,
    params: Type.Object({ reportId: OneOf('sales', 'funnel', 'stock') }),
    query: Type.Object(span),
    /** CSV in base64. */
    answer: Open('ReportFile', { filename: Text, fileContent: Text }),
    problems: [notFound],
    perMinute: 30,
  },
} as const

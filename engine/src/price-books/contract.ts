import { CurrencyCode, CountryCode, Id } from '../bundle/parts.ts'
import { PriceRow } from '../bundle/prices.ts'
import { bulkAnswer, OnError } from '../kernel/bulk-lines.ts'
import { importInProgress } from '../kernel/import-in-progress.ts'
import { notFound } from '../kernel/problem.ts'
import { CommaList, OneOf, Open, Type } from '../kernel/schema.ts'
import { searchAnswer, searchProblems, SearchRequest } from '../kernel/search-request/index.ts'

const PriceBook = Open('PriceBook', {
  /** The code of its country. */
  id: CountryCode,
  currency: CurrencyCode,
  /** How many products have a price in it. */
  productCount: Type.Integer(),
})

const { minQuantity, amount } = PriceRow.properties
/** From `minQuantity` pieces (or metres) on, `amount` in the book's currency, or `quote`. */
const PriceTier = Type.Object({ minQuantity, amount }, { additionalProperties: false })
export type PriceTier = { minQuantity: string; amount: string }

const tiers = Type.Array(PriceTier, { maxItems: 20 })

export const ProductPrices = Type.Object(
  { productId: Id, tiers },
  { title: 'ProductPrices', additionalProperties: false },
)
export type ProductPrices = { productId: string; tiers: PriceTier[] }

export const priceBookParams = { priceBookId: Type.String({ maxLength: 10 }) }
const params = Type.Object(priceBookParams)

export const mostPricesAtOnce = 5_000
/** Bytes of so many prices. */
export const changeLimit = 5 * 1024 * 1024

const Actor = Type.Object({
  kind: OneOf('client', 'staff', 'cli', 'job'),
  id: Type.String(),
  name: Type.String(),
})

export const priceBookContract = {
  getPriceBooks: {
    scope: 'sfcc.pricebooks',
    answer: Open('PriceBooks', { data: Type.Array(PriceBook), total: Type.Integer() }),
  },
  getPrices: {
    scope: 'sfcc.pricebooks',
    params,
    /** Up to 200 products; one without a price is not in the answer. */
    query: Type.Object({ productIds: CommaList({ maxLength: 20_000 }) }),
    answer: Open('Prices', { data: Type.Array(ProductPrices) }),
    problems: [notFound],
  },
  searchPrices: {
    scope: 'sfcc.pricebooks',
    params,
    body: SearchRequest,
    /** Products with a price in this book. `amount` is what they cost from the lowest minimum on. */
    answer: Open('PriceSearchResult', {
      ...searchAnswer,
      hits: Type.Array(
        Open('PriceHit', { productId: Id, name: Type.Record(Type.String(), Type.String()), tiers }),
      ),
    }),
    problems: [notFound, ...searchProblems],
    perMinute: 300,
  },
  getPriceHistory: {
    scope: 'sfcc.audit',
    params,
    query: Type.Object({
      productId: Id,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    answer: Open('PriceHistory', {
      productId: Id,
      /** As they are now. Unlike the latest entry's, they came with an import of the whole catalogue. */
      tiers: Type.Array(PriceTier),
      /** The latest first. */
      data: Type.Array(
        Type.Object({
          /** Number of the entry in the log. */
          seq: Type.Integer(),
          at: Type.String(),
          actor: Actor,
          operation: Type.String(),
          before: Type.Array(PriceTier),
          after: Type.Array(PriceTier),
          /** The price change that was put in place or back, and who had planned it for a moment. */
          priceChange: Type.Optional(
            Type.Object({ id: Type.String(), name: Type.String(), plannedBy: Type.Optional(Actor) }),
          ),
        }),
      ),
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
    }),
    problems: [notFound],
  },
  updatePrices: {
    scope: 'sfcc.pricebooks.rw',
    proven: true,
    params,
    /** A product's tiers replace those it has; without tiers it has no price in this book. */
    body: Type.Object(
      { data: Type.Array(ProductPrices, { minItems: 1, maxItems: mostPricesAtOnce }) },
      { title: 'prices', additionalProperties: false },
    ),
    bodyLimit: changeLimit,
    /** The same, a product in a line; each line is then told what became of it. */
    lines: ProductPrices,
    query: Type.Object({ onError: OnError }),
    answer: Open('ChangedPrices', {
      /** Of lines: what became of each, and how many were so already or were refused. */
      data: Type.Optional(bulkAnswer.data),
      unchanged: Type.Optional(bulkAnswer.unchanged),
      refused: Type.Optional(bulkAnswer.refused),
      /** Products whose tiers differ from before. */
      changed: Type.Integer(),
      /** The catalogue's version from which on they are shown. */
      c_catalogVersion: Type.Integer(),
    }),
    problems: [notFound, importInProgress],
  },
} as const

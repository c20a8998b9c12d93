import type { OperationContract } from '../kernel/contract.ts'
import { CommaList, Open, Type } from '../kernel/schema.ts'
import { ImageGroup, Inventory, PriceRange, ProductPriceTable, ProductPromotion } from './contract.ts'
import { invalidExpand, productNotFound, tooManyIds } from './problems.ts'

const Num = Type.Optional(Type.Number())
const params = Type.Object({ productId: Type.String({ minLength: 1, maxLength: 100 }) })
const currency = Type.Optional(Type.String({ maxLength: 3 }))

export const productPartContract = {
  getProductImages: {
    params,
    query: Type.Object({
      allImages: Type.Optional(Type.Boolean()),
      /** View types, comma-joined. */
      imgTypes: Type.Optional(Type.String({ maxLength: 300 })),
    }),
    answer: Open('ProductImages', { id: Type.String(), imageGroups: Type.Array(ImageGroup) }),
    problems: [productNotFound],
  },
  getProductPrices: {
    params,
    query: Type.Object({ currency }),
    /** Of a guest's answer the product's id and the currency alone. */
    answer: Open('PricesResult', {
      productId: Type.String(),
      currency: Type.Optional(Type.String()),
      price: Num,
      priceMax: Num,
      pricePerUnit: Num,
      prices: Type.Optional(Type.Record(Type.String(), Type.Number())),
      tieredPrices: Type.Optional(Type.Array(ProductPriceTable)),
      priceRanges: Type.Optional(Type.Array(PriceRange)),
    }),
    problems: [productNotFound],
  },
  getProductPromotions: {
    params,
    query: Type.Object({ currency }),
    answer: Open('PromotionsResult', {
      productId: Type.String(),
      productPromotions: Type.Array(ProductPromotion),
    }),
    problems: [productNotFound],
  },
  getAvailability: {
    query: Type.Object({
      productIds: CommaList({ maxLength: 11_000 }),
      /** Comma-joined, at most 5; without them the country's default one. */
      inventoryIds: Type.Optional(Type.String({ maxLength: 500 })),
      /** `variations`, `set_products`: those of the products named, too. */
      expand: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Open('AvailabilityResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      data: Type.Array(Open('Availability', { id: Type.String(), inventories: Type.Array(Inventory) })),
    }),
    problems: [tooManyIds, invalidExpand],
  },
} as const satisfies Record<string, OperationContract>

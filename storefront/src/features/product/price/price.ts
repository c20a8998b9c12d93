// @chunk goods
import type { CallOut, Priced } from '../product.ts'

/** What a price says, derived of a product (S3.017). Amounts in major units. */
export type PriceView = {
  /** What is paid; of a range the least. */
  currentPrice: number
  /** What it is reduced from. */
  listPrice: number | undefined
  /** The price of the dearest variant. */
  maxPrice: number
  /** The price of one piece, or of one metre of cut goods, before promotions. */
  pricePerUnit: number
  isOnSale: boolean
  /** The choices cost differently. */
  isRange: boolean
  isMaster: boolean
  isASet: boolean
}

/** The promotion of the product itself carries a price; else the first listed one speaks (S2.125). */
export const pickPromotion = (promotions: readonly CallOut[] = []): CallOut | undefined =>
  promotions.find(({ promotionalPrice }) => promotionalPrice !== undefined) ?? promotions[0]

/**
 * The one price function (S3.017, S2.107): undefined without a price or currency, as for guests (S5.058); 0 is a
 * price.
 */
export const priceOf = (product: Priced & { currency?: string }): PriceView | undefined => {
  const { price, priceMax, pricePerUnit, tieredPrices = [], productPromotions, currency, type } = product
  if (price === undefined || !currency) return undefined
  const promotional = pickPromotion(productPromotions)?.promotionalPrice
  const currentPrice = Math.min(price, promotional ?? price)
  const before = tieredPrices.find(({ pricebook }) => pricebook?.startsWith('list'))?.price ?? price
  const isOnSale = before > currentPrice
  const maxPrice = Math.max(priceMax ?? price, currentPrice)
  return {
    currentPrice,
    listPrice: isOnSale ? before : undefined,
    maxPrice,
    pricePerUnit: pricePerUnit ?? price,
    isOnSale,
    isRange: priceMax !== undefined && priceMax > price,
    isMaster: type?.master === true,
    isASet: type?.set === true,
  }
}

/**
 * What one square metre of a laid sheet costs, in major units: how roofs are compared. Undefined for what is no
 * sheet, and for ready lengths while none of them is chosen.
 */
export const squareMetrePrice = (
  product: Priced & { currency?: string },
  isCut: boolean,
): number | undefined => {
  const price = priceOf(product)
  const length = isCut ? 1 : product.c_Length
  if (!price || !product.c_coverMeters || !length || (price.isRange && !isCut)) return undefined
  return price.currentPrice / (product.c_coverMeters * length)
}

/**
 * Steps of the price by amount, smallest amount first, without the price book it is reduced from; a promotional price
 * is the most one pays, and steps that change nothing fall away.
 */
export const stepsOf = ({
  tieredPrices = [],
  productPromotions,
}: Priced): { quantity: number; price: number }[] => {
  const most = pickPromotion(productPromotions)?.promotionalPrice ?? Number.POSITIVE_INFINITY
  return tieredPrices
    .flatMap(({ quantity, price, pricebook }) =>
      quantity === undefined || price === undefined || pricebook?.startsWith('list')
        ? []
        : [{ quantity, price: Math.min(price, most) }],
    )
    .toSorted((a, b) => a.quantity - b.quantity)
    .filter(({ price }, at, all) => all[at - 1]?.price !== price)
}

/** Price of one piece or metre when so many are taken: the step with the highest amount that is reached. */
export const priceFor = (product: Priced & { currency?: string }, amount: number): number | undefined => {
  const steps = stepsOf(product)
  const step = steps.findLast(({ quantity }) => quantity <= amount) ?? steps[0]
  return product.currency ? (step?.price ?? priceOf(product)?.currentPrice) : undefined
}

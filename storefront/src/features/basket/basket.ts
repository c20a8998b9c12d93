import type { Answer } from '../../../../engine/src/kernel/contract.ts'
import type { basketsContract } from '../../../../engine/src/baskets/contract.ts'

export type Basket = Answer<typeof basketsContract.getBasket> & {
  /** How many queued offline changes the engine has not received yet; the amounts do not include those changes. */
  waiting?: number
}
export type BasketLine = NonNullable<Basket['productItems']>[number]

/** Metres of one product in the basket, and those missing to its minimum run (S3.008). */
export type LengthTotal = { value: number; missingMt: number }

/** Which of the three kinds a filled basket is; all false when it is empty (S1.034). */
export type BasketFlow = { isProductFinished: boolean; isProductQuote: boolean; isMixedCart: boolean }

const noFlow: BasketFlow = { isProductFinished: false, isProductQuote: false, isMixedCart: false }

export const linesOf = (basket: Pick<Basket, 'productItems'> | null | undefined): BasketLine[] =>
  basket?.productItems ?? []

/** Everything is picked up. */
export const isPickedUp = (basket: Basket): boolean => linesOf(basket).every((line) => line.c_pickUpProduct)

/** A part is picked up and a part is delivered. */
export const isMixed = (basket: Basket): boolean =>
  !isPickedUp(basket) && linesOf(basket).some((line) => line.c_pickUpProduct)

/** Pieces in the basket: the figure on the cart's icon. */
export const piecesIn = (basket: Pick<Basket, 'productItems'> | null | undefined): number =>
  linesOf(basket).reduce((total, line) => total + line.quantity, 0)

export const flowOf = (basket: Basket | null | undefined): BasketFlow =>
  basket?.c_productTypeForCheckoutFlow ?? noFlow

/** Totals of metres by product id. */
export const lengthTotalsOf = (
  basket: Pick<Basket, 'c_totalLengthByProduct'> | null | undefined,
): Record<string, LengthTotal> => basket?.c_totalLengthByProduct ?? {}

/** Whether any product lacks metres to its run: then the purchase cannot be finished (S4.060). */
export const isMissingMetres = (basket: Basket | null | undefined): boolean =>
  Object.values(lengthTotalsOf(basket)).some((total) => total.missingMt > 0)

import { checkCut, formatMetres, metresToMm } from '../../../../facts/length.ts'
import { badRequest } from '../../kernel/problem.ts'
import type { Sellable } from '../../products/index.ts'
import type { BasketLine } from '../basket.ts'
import { productItemNotAvailable, productNotFound } from '../problems.ts'
import { applyGiftRequest, type GiftRequest } from './gift-rules.ts'

/** Pieces one line may hold (decisions, section 0 "Pieces in a line"). */
export const maxPieces = 99_999

/** A product that can be put in a basket. Problems: 404 unknown, 400 not for sale or a choice is missing. */
export const sellableFor = (goods: ReadonlyMap<string, Sellable>, productId: string): Sellable => {
  const sellable = goods.get(productId)
  if (!sellable) throw productNotFound(`No product with ID '${productId}' could be found.`, { productId })
  if (sellable.kind === 'master') {
    throw badRequest(`The product '${productId}' has variants: one of them must be chosen.`, {
      property: 'productId',
      productId,
    })
  }
  if (sellable.kind === 'set') {
    throw badRequest(`The product '${productId}' is a set: its products are added one by one.`, {
      property: 'productId',
      productId,
    })
  }
  if (!sellable.online || !sellable.soldInCountry) {
    throw productItemNotAvailable(`The product '${productId}' is not available.`, { productId })
  }
  return sellable
}

/** Whole pieces by step and minimum. Problem: 400 naming the rule that is broken. */
export const checkQuantity = (quantity: number, sellable: Sellable): number => {
  const step = sellable.cut ? 1 : sellable.stepQuantity
  const least = Math.max(1, sellable.cut ? 1 : sellable.minOrderQuantity)
  const refuse = (detail: string) =>
    badRequest(detail, {
      property: 'quantity',
      productId: sellable.sku,
      minOrderQuantity: least,
      stepQuantity: step,
      maxQuantity: maxPieces,
    })
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxPieces) {
    throw refuse(`The quantity must be a whole number from 1 to ${maxPieces}.`)
  }
  if (quantity < least) throw refuse(`The quantity of '${sellable.sku}' must be at least ${least}.`)
  if (quantity % step !== 0) throw refuse(`The quantity of '${sellable.sku}' must be a multiple of ${step}.`)
  return quantity
}

/**
 * The length of one piece in mm for goods cut to length, undefined for all others, whatever was sent. Problem: 400
 * naming shortest, longest and step in metres.
 */
export const checkLength = (
  metres: number | null | undefined,
  { cut, sku }: Sellable,
): number | undefined => {
  if (!cut) return undefined
  const limits = `from ${formatMetres(cut.minMm)} to ${formatMetres(cut.maxMm)} m in steps of ${formatMetres(cut.stepMm)} m`
  const lengthMm = metres === null || metres === undefined ? undefined : metresToMm(metres)
  if (lengthMm === undefined || checkCut(lengthMm, cut) !== 'ok') {
    throw badRequest(`The length of '${sku}' must be ${limits}.`, {
      property: 'c_lengthMetersToBuy',
      productId: sku,
      minMetres: cut.minMm / 1000,
      maxMetres: cut.maxMm / 1000,
      stepMetres: cut.stepMm / 1000,
    })
  }
  return lengthMm
}

/** The custom fields of a line that a shopper may write. Money, ownership and dates are the engine's own. */
export type LineRequest = GiftRequest & {
  c_store?: string | null
  c_pickUpProduct?: boolean
  c_measurementSelector?: string | boolean | null
}

export const applyLineRequest = (line: BasketLine, wishes: LineRequest): void => {
  line.gift = applyGiftRequest(line.gift, wishes)
  if (wishes.c_store === null || wishes.c_store === '') {
    line.storeId = undefined
    line.storeChosen = undefined
  } else if (wishes.c_store !== undefined) {
    line.storeId = wishes.c_store
    line.storeChosen = true
  }
  if (wishes.c_pickUpProduct !== undefined) line.pickUp = wishes.c_pickUpProduct
  const { c_measurementSelector: unit } = wishes
  if (unit === 'metre' || unit === true) line.measurement = 'metre'
  else if (unit === 'unit' || unit === false) line.measurement = 'unit'
}

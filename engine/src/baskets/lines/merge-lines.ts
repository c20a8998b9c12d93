import { type Basket, type BasketLine, isSameLine } from '../basket.ts'
import { maxPieces } from './line-rules.ts'

export const mergeModes = ['higher_quantity', 'sum_quantities', 'saved_quantity', 'separate_item'] as const
export type MergeMode = (typeof mergeModes)[number]

/** Pieces of a line that both baskets have; `saved` are those of the customer's own basket. */
const mergedQuantity = (mode: MergeMode, saved: number, brought: number): number => {
  if (mode === 'sum_quantities') return Math.min(maxPieces, saved + brought)
  return mode === 'saved_quantity' ? saved : Math.max(saved, brought)
}

/**
 * Brings what a guest put together into their own basket (contract 5). Lines of the same product and length become
 * one by the mode, all others are added; nothing is lost for want of stock: the order tells what cannot be had.
 * Stores of another country stay behind.
 */
export const mergeInto = (target: Basket, source: Basket, mode: MergeMode, newId: () => string): void => {
  const sameCountry = target.country === source.country
  const lines: BasketLine[] = [...target.lines]
  for (const line of source.lines) {
    const brought: BasketLine = sameCountry
      ? { ...line }
      : { ...line, storeId: undefined, storeChosen: undefined }
    const same = mode === 'separate_item' ? undefined : target.lines.find((one) => isSameLine(one, line))
    if (same) same.quantity = mergedQuantity(mode, same.quantity, line.quantity)
    else lines.push({ ...brought, itemId: newId() })
  }
  target.lines = lines
  const held = new Set(target.coupons.map(({ code }) => code.toUpperCase()))
  for (const coupon of source.coupons) {
    if (!held.has(coupon.code.toUpperCase())) target.coupons.push({ ...coupon, itemId: newId() })
  }
  bringShipments(target, source, sameCountry)
  target.email ??= source.email
  target.personPicksUp ??= source.personPicksUp
  target.gift ??= source.gift
  if (!sameCountry || target.shippingAddress) return
  target.shippingAddress = source.shippingAddress
  target.shippingAddressOfStore = source.shippingAddressOfStore
  target.deliveryAddress = source.deliveryAddress
  target.shippingMethodId ??= source.shippingMethodId
  target.storeId ??= source.storeId
}

/** Shipments beside the first come along; of two with one id the customer's own stays. */
const bringShipments = (target: Basket, source: Basket, sameCountry: boolean) => {
  const own = target.furtherShipments ?? []
  const brought = (source.furtherShipments ?? []).filter(({ id }) => !own.some((one) => one.id === id))
  if (brought.length === 0) return
  const fromGuest = brought.map((one) => (sameCountry ? one : { id: one.id, gift: one.gift }))
  target.furtherShipments = [...own, ...fromGuest]
}

import type { Ctx } from '../../kernel/context.ts'
import type { Static } from '../../kernel/schema.ts'
import { checkTaxpayer } from '../../taxpayers/index.ts'
import type { Basket } from '../basket.ts'
import type { FilledBasket } from '../bodies.ts'
import { refuseUnknown } from '../calls/add-coupon-to-basket.ts'
import { firstShipmentId, requireShipment } from '../shipments.ts'
import type { BasketState } from '../with-basket.ts'
import { checkAddress } from './address-rules.ts'
import { changeShipment, openShipment, refuseReplaced, type ShipmentBody } from './change-shipment.ts'

type NewBasketBody = Partial<Static<typeof FilledBasket>>

/** What a new basket may bring beside its lines: coupons, who pays, where it goes and how. Problems: 400, 404. */
export const fillNewBasket = async (ctx: Ctx, basket: Basket, body: NewBasketBody): Promise<void> => {
  if (body.sourceCode) basket.sourceCode = body.sourceCode
  for (const { code } of body.couponItems ?? []) {
    const held = basket.coupons.some((one) => one.code.toUpperCase() === code.trim().toUpperCase())
    if (!held) basket.coupons.push({ itemId: ctx.newId.hex(), code: code.trim() })
  }
  if (body.billingAddress) {
    const address = await checkAddress(ctx.site, body.billingAddress)
    const countryCode = address.countryCode ?? basket.country
    basket.billingAddress = { ...address, countryCode }
    basket.taxpayer = await checkTaxpayer(countryCode, body.billingAddress)
  }
  for (const shipment of body.shipments ?? []) {
    const address = shipment.shippingAddress && (await checkAddress(ctx.site, shipment.shippingAddress))
    changeShipment(ctx, basket, requireShipment(basket, idOf(shipment)), shipment, address)
  }
}

/** The first is meant where none is named. */
const idOf = ({ shipmentId = firstShipmentId }: ShipmentBody) => shipmentId

/** Opens the shipments that a new basket brings beside the first, for its lines to go in. Problem: 400. */
export const openShipments = (ctx: Ctx, basket: Basket, body: NewBasketBody): void => {
  const ids = new Set((body.shipments ?? []).map(idOf))
  for (const id of ids) if (id !== firstShipmentId) openShipment(ctx, basket, id)
}

/** Problems: 400 for a coupon nobody knows and for a method that cannot carry its shipment. */
export const refuseUnusable = (state: BasketState, body: NewBasketBody): void => {
  for (const { code } of body.couponItems ?? []) refuseUnknown(code.trim())(state)
  for (const one of body.shipments ?? []) refuseReplaced(idOf(one), one.shippingMethod?.id)(state)
}

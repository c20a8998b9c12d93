import type { Ctx } from '../../kernel/context.ts'
import type { Static } from '../../kernel/schema.ts'
import { checkTaxpayer } from '../../taxpayers/index.ts'
import type { Basket } from '../basket.ts'
import type { FilledBasket } from '../bodies.ts'
import { refuseUnknown } from '../calls/add-coupon-to-basket.ts'
import { refuseReplaced } from '../calls/update-shipping-method-for-shipment.ts'
import { chooseStore } from '../lines/change-lines.ts'
import { applyGiftRequest } from '../lines/gift-rules.ts'
import type { BasketState } from '../with-basket.ts'
import { checkAddress } from './address-rules.ts'
import { chooseMethod } from './pick-up.ts'
import { refuseOtherShipment, setShippingAddress } from './shipping-address.ts'

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
  const [shipment] = body.shipments ?? []
  if (!shipment) return
  refuseOtherShipment(shipment.shipmentId ?? 'me')
  basket.gift = applyGiftRequest(basket.gift, shipment)
  const storeId = shipment.c_fromStoreId ?? undefined
  if (shipment.shippingMethod) {
    chooseMethod(basket, ctx.site.shipping.methods, shipment.shippingMethod.id, storeId)
  } else chooseStore(basket, storeId)
  if (shipment.shippingAddress)
    setShippingAddress(basket, await checkAddress(ctx.site, shipment.shippingAddress))
}

/** Problems: 400 for a coupon nobody knows and for a method that cannot carry the basket. */
export const refuseUnusable = (state: BasketState, body: NewBasketBody): void => {
  for (const { code } of body.couponItems ?? []) refuseUnknown(code.trim())(state)
  const methodId = body.shipments?.[0]?.shippingMethod?.id
  if (methodId !== undefined) refuseReplaced(methodId)(state)
}

import { isCompleteAddress } from './address-rules.ts'
import type { Basket } from '../basket.ts'
import { shipmentsOf } from '../shipments.ts'

/** The steps of the checkout in order (S4.001). */
export const checkoutSteps = [
  'CONTACT_INFO',
  'SHIPPING_ADDRESS',
  'SHIPPING_OPTIONS',
  'PAYMENT',
  'REVIEW_ORDER',
] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** A shipment that holds nothing is waited for by nobody, unless nothing is held at all. */
const neededShipments = (basket: Basket) => {
  const shipments = shipmentsOf(basket)
  const used = shipments.filter(({ lines }) => lines.length > 0)
  return used.length > 0 ? used : shipments
}

/**
 * The first step that still lacks something (S4.002–S4.006); REVIEW_ORDER when an order can be placed. A quote is
 * sent without payment, so its flow passes that step over.
 */
export const startStepOf = (basket: Basket, flow: 'normal' | 'quote' = 'normal'): CheckoutStep => {
  if (!basket.email) return 'CONTACT_INFO'
  const shipments = neededShipments(basket)
  const hasAddresses = shipments.every(({ chosen }) => isCompleteAddress(chosen.shippingAddress))
  if (!hasAddresses || !basket.personPicksUp) return 'SHIPPING_ADDRESS'
  if (shipments.some(({ chosen }) => chosen.shippingMethodId === undefined)) return 'SHIPPING_OPTIONS'
  if (flow === 'quote') return 'REVIEW_ORDER'
  const paid = basket.paymentInstruments.length > 0 && isCompleteAddress(basket.billingAddress)
  return paid ? 'REVIEW_ORDER' : 'PAYMENT'
}

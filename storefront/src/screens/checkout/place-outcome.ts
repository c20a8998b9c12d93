import { isProblem } from '../../api/problem.ts'
import { checkoutSteps, type Step, type StepName } from '../../features/checkout/index.ts'

/** What the page does about an order that was not placed. */
export type PlaceOutcome =
  | { kind: 'stock'; productName: string }
  | { kind: 'payment'; code: string }
  | { kind: 'total'; total: number }
  | { kind: 'coupon'; code: string }
  | { kind: 'step'; step: Step }
  | { kind: 'cart' }
  | { kind: 'retry' }
  | { kind: 'generic' }

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const isStep = (name: string): name is StepName => name in checkoutSteps

/**
 * Stock that is gone leads to the cart (S8.031), a payment that was refused back to its step (S8.027–S8.029), a total
 * that moved is agreed to anew, silence is tried again under the same key.
 */
export const placeOutcome = (error: unknown): PlaceOutcome => {
  if (!isProblem(error)) return { kind: 'generic' }
  const { members } = error
  switch (error.slug) {
    case 'product-item-not-available':
      return { kind: 'stock', productName: text(members.productName) || text(members.productId) }
    case 'payment-declined':
      return { kind: 'payment', code: text(members.resultCode) }
    case 'invalid-payment-method':
      return { kind: 'payment', code: 'Invalid Payment Method Id' }
    case 'order-total-changed':
      return { kind: 'total', total: Number(members.orderTotal) }
    case 'coupon-not-redeemable':
      return { kind: 'coupon', code: text(members.couponCode) }
    case 'basket-incomplete': {
      const missing = text(members.property)
      return isStep(missing) ? { kind: 'step', step: checkoutSteps[missing] } : { kind: 'cart' }
    }
    case 'basket-not-found':
      return { kind: 'cart' }
    default:
      return error.status === 0 || error.status >= 502 ? { kind: 'retry' } : { kind: 'generic' }
  }
}

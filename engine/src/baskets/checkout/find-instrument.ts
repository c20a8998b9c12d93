import type { Basket, PaymentInstrument } from '../basket.ts'
import { paymentInstrumentNotFound } from '../problems.ts'

/** Problem: 404. */
export const findInstrument = (basket: Basket, id: string): PaymentInstrument => {
  const found = basket.paymentInstruments.find((one) => one.id === id)
  if (!found) {
    throw paymentInstrumentNotFound(`No payment instrument with ID '${id}' is in the basket.`, {
      basketId: basket.id,
      paymentInstrumentId: id,
    })
  }
  return found
}

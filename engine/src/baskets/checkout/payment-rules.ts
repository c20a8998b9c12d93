import type { SiteCountry } from '../../kernel/site.ts'
import {
  type Approval,
  type InstrumentBody,
  findPaymentMethod,
  offeredIds,
  type Payable,
  type PaymentMethod,
} from '../../payment-methods/index.ts'
import { type Basket, isAllPickedUp, isAtCounter, type PaymentInstrument } from '../basket.ts'
import { invalidPaymentMethod } from '../problems.ts'

/** What the methods of payment need of a basket; the total where it is calculated. */
export const payableOf = (basket: Basket, country: SiteCountry, totalMinor?: number): Payable => ({
  country,
  currency: basket.currency,
  totalMinor,
  isAllPickedUp: isAllPickedUp(basket),
  isAtCounter: isAtCounter(basket),
  approval: basket.paypalOrder satisfies Approval | undefined,
})

const requireOffered = (payable: Payable, id: string | undefined): PaymentMethod => {
  const { country } = payable
  const method = offeredIds(payable).includes(id ?? '') ? findPaymentMethod(id) : undefined
  if (method) return method
  throw invalidPaymentMethod(`The payment method '${id ?? ''}' is not offered in ${country.code}.`, {
    paymentMethodId: id,
  })
}

/** An instrument out of a request, as its method takes it. Problem: 400. */
export const checkInstrument = (
  id: string,
  basket: Basket,
  country: SiteCountry,
  body: InstrumentBody,
): PaymentInstrument => {
  const payable = payableOf(basket, country)
  const method = requireOffered(payable, body.paymentMethodId)
  return { id, methodId: method.id, ...method.instrumentOf(body, payable) }
}

/** The instruments that still pay a basket as it has become. */
export const payingInstruments = (basket: Basket, country: SiteCountry): PaymentInstrument[] => {
  const payable = payableOf(basket, country)
  return basket.paymentInstruments.filter(
    (one) => findPaymentMethod(one.methodId)?.stillPays?.(one, payable) ?? true,
  )
}

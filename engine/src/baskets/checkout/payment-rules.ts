import type { SiteCountry } from '../../kernel/site.ts'
import {
  type Approval,
  type InstrumentBody,
  methodNamed,
  type Payable,
  type PaymentMethod,
} from '../../payment-methods/index.ts'
import { type Basket, isAllPickedUp, type PaymentInstrument } from '../basket.ts'
import { invalidPaymentMethod } from '../problems.ts'

/** What the methods of payment need of a basket; the total where it is calculated. */
export const payableOf = (basket: Basket, country: SiteCountry, totalMinor?: number): Payable => ({
  country,
  currency: basket.currency,
  totalMinor,
  isAllPickedUp: isAllPickedUp(basket),
  approval: basket.paypalOrder satisfies Approval | undefined,
})

const requireOffered = (country: SiteCountry, id: string | undefined): PaymentMethod => {
  const method = country.paymentMethods.includes(id ?? '') ? methodNamed(id) : undefined
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
  const method = requireOffered(country, body.paymentMethodId)
  return { id, methodId: method.id, ...method.instrumentOf(body, payableOf(basket, country)) }
}

/** The instruments that still pay a basket as it has become. */
export const payingInstruments = (basket: Basket, country: SiteCountry): PaymentInstrument[] => {
  const payable = payableOf(basket, country)
  return basket.paymentInstruments.filter(
    (one) => methodNamed(one.methodId)?.stillPays?.(one, payable) ?? true,
  )
}

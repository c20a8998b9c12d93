import { containsCardNumber, isMaskedNumber } from '../../kernel/card-number.ts'
import { badRequest } from '../../kernel/problem.ts'
import type { SiteCountry } from '../../kernel/site.ts'
import type { Basket, PaymentInstrument } from '../basket.ts'
import { invalidPaymentMethod } from '../problems.ts'

export type PaymentMethodId = PaymentInstrument['methodId']

export const paymentMethodNames: Record<PaymentMethodId, { es: string; en: string }> = {
  CREDIT_CARD: { es: 'Tarjeta de crédito o débito', en: 'Credit or debit card' },
  PAYPAL: { es: 'PayPal', en: 'PayPal' },
  BANK_TRANSFER: { es: 'Transferencia bancaria', en: 'Bank transfer' },
}

/** As the contract writes them. */
export const cardTypes = ['Visa', 'Master Card', 'Amex', 'Discover'] as const

type CardBody = {
  cardType?: string
  holder?: string
  maskedNumber?: string
  expirationMonth?: number
  expirationYear?: number
  creditCardToken?: string
}

export type InstrumentBody = {
  paymentMethodId?: string
  paymentCard?: CardBody | null
  c_transaction_id?: string | null
}

const checkCard = (card: CardBody): NonNullable<PaymentInstrument['card']> => {
  for (const [name, value] of Object.entries(card)) {
    if (typeof value === 'string' && containsCardNumber(value)) {
      // The value must not appear in the answer or the log either.
      throw badRequest('Card numbers are never sent to the shop.', { property: `paymentCard.${name}` })
    }
  }
  if (card.maskedNumber !== undefined && !isMaskedNumber(card.maskedNumber)) {
    throw badRequest('The card number must be masked.', { property: 'paymentCard.maskedNumber' })
  }
  const { creditCardToken: token, ...shown } = card
  return { ...shown, ...(token === undefined ? {} : { token }) }
}

const requireOffered = (country: SiteCountry, id: string | undefined): PaymentMethodId => {
  const method = country.paymentMethods.find((one) => one === id)
  if (!method) {
    throw invalidPaymentMethod(`The payment method '${id ?? ''}' is not offered in ${country.code}.`, {
      paymentMethodId: id,
    })
  }
  return method
}

/**
 * An instrument out of a request. A card comes as one-time token and masked number only; a PayPal approval must be
 * of the order that was made for this basket. The amount is never taken from the client. Problem: 400.
 */
export const checkInstrument = (
  id: string,
  basket: Basket,
  country: SiteCountry,
  body: InstrumentBody,
): PaymentInstrument => {
  const methodId = requireOffered(country, body.paymentMethodId)
  if (methodId === 'CREDIT_CARD') return { id, methodId, card: checkCard(body.paymentCard ?? {}) }
  if (methodId === 'BANK_TRANSFER') return { id, methodId }
  const transactionId = body.c_transaction_id ?? undefined
  const { paypalOrder } = basket
  if (transactionId === undefined || transactionId !== paypalOrder?.id) {
    throw badRequest('The PayPal order is not the one of this basket.', { property: 'c_transaction_id' })
  }
  const { usdMinor, perUsd, validFrom } = paypalOrder
  return { id, methodId, transactionId, usd: { usdMinor, perUsd, validFrom } }
}

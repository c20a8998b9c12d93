import { languageOf } from '../../../facts/locales.ts'
import { containsCardNumber, isMaskedNumber } from '../kernel/card-number.ts'
import { badRequest } from '../kernel/problem.ts'
import type { Card, InstrumentBody, PaymentMethod } from './method.ts'

/** As the contract writes them. */
const cardTypes = ['Visa', 'Master Card', 'Amex', 'Discover'] as const

/** A card comes as one-time token and masked number only. Problem: 400, which does not repeat the value. */
const checkedCard = (card: NonNullable<InstrumentBody['paymentCard']>): Card => {
  for (const [name, value] of Object.entries(card)) {
    if (typeof value === 'string' && containsCardNumber(value)) {
      throw badRequest('Card numbers are never sent to the shop.', { property: `paymentCard.${name}` })
    }
  }
  if (card.maskedNumber !== undefined && !isMaskedNumber(card.maskedNumber)) {
    throw badRequest('The card number must be masked.', { property: 'paymentCard.maskedNumber' })
  }
  const { creditCardToken: token, ...shown } = card
  return { ...shown, ...(token === undefined ? {} : { token }) }
}

const ending = { es: 'terminada en', en: 'ending in' }

/** A card, by token: its number never reaches the shop. */
export const card: PaymentMethod = {
  id: 'CREDIT_CARD',
  name: { es: 'Tarjeta de crédito o débito', en: 'Credit or debit card' },
  type: 'cc',
  keepsCard: true,
  isOffered: () => true,
  offer: () => ({ cards: cardTypes.map((cardType) => ({ cardType, name: cardType })) }),
  instrumentOf: ({ paymentCard }) => ({ card: checkedCard(paymentCard ?? {}) }),
  isConfigured: ({ gateways }) => gateways.card !== undefined,
  paidWith: ({ card: shown }, _currency, locale) =>
    `${shown?.cardType ?? ''} ${ending[languageOf(locale)]} ${shown?.maskedNumber?.match(/\d{1,4}$/)?.[0] ?? ''}`,
}

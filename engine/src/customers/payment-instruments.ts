import { definedMembers } from '../kernel/defined-members.ts'
import { containsCardNumber, isMaskedNumber } from '../kernel/card-number.ts'
import type { Ctx } from '../kernel/context.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import type { CustomerPaymentInstrument } from './customer.ts'
import { tooManyInstruments } from './problems.ts'

export const instrumentsMax = 20

type Card = NonNullable<CustomerPaymentInstrument['card']>
export type CardBody = Omit<Card, 'maskedNumber'> & { number?: string; maskedNumber?: string }

/** The members of a card that are stored: never a number, whoever sends one. Problem: 400, which does not repeat the value. */
export const cardOf = (body: CardBody): Card => {
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' && containsCardNumber(value)) {
      throw badRequest('Card numbers are never sent to the shop.', { property: `paymentCard.${name}` })
    }
  }
  const { cardType, holder, number, expirationMonth, expirationYear } = body
  const maskedNumber = body.maskedNumber ?? number
  if (maskedNumber !== undefined && !isMaskedNumber(maskedNumber)) {
    throw badRequest('The card number must be masked.', { property: 'paymentCard.number' })
  }
  return definedMembers({ cardType, holder, maskedNumber, expirationMonth, expirationYear })
}

const withDefault = (all: CustomerPaymentInstrument[], id: string) =>
  all.map((one) => ({ ...one, default: one.id === id }))

/** Problem: 404. */
export const instrumentOf = (all: readonly CustomerPaymentInstrument[], id: string) => {
  const found = all.find((one) => one.id === id)
  if (!found) throw notFound('No payment instrument with this id was found.')
  return found
}

/** Adds one; the first is the default. Problem: 400 when there are too many. */
export const withInstrument = (all: CustomerPaymentInstrument[], added: CustomerPaymentInstrument) => {
  if (all.length >= instrumentsMax) throw tooManyInstruments('There are too many payment instruments.')
  const more = [...all, added]
  return added.default || all.length === 0 ? withDefault(more, added.id) : more
}

/** Changes one. Problem: 404. */
export const withInstrumentChanged = (
  all: CustomerPaymentInstrument[],
  id: string,
  changes: Partial<CustomerPaymentInstrument>,
) => {
  const before = instrumentOf(all, id)
  const changed = all.map((one) => (one === before ? { ...before, ...changes } : one))
  return changes.default === true ? withDefault(changed, id) : changed
}

/** Problem: 404. */
export const withoutInstrument = (all: CustomerPaymentInstrument[], id: string) => {
  const gone = instrumentOf(all, id)
  return all.filter((one) => one !== gone)
}

const isExpired = (now: Date, { expirationMonth, expirationYear }: Card) =>
  expirationMonth !== undefined &&
  expirationYear !== undefined &&
  new Date(Date.UTC(expirationYear, expirationMonth, 1)) <= now

/** An instrument as the contract writes it. */
export const instrumentView = (
  { now }: Pick<Ctx, 'now'>,
  { id, methodId, card, ...rest }: CustomerPaymentInstrument,
) => ({
  paymentInstrumentId: id,
  paymentMethodId: methodId,
  ...rest,
  ...(card
    ? {
        paymentCard: {
          ...card,
          ...(card.maskedNumber ? { numberLastDigits: /\d{1,4}$/.exec(card.maskedNumber)?.[0] ?? '' } : {}),
          creditCardExpired: isExpired(now, card),
        },
      }
    : {}),
})

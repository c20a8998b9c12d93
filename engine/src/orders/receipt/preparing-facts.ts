import { formatNumber } from '../../../../facts/format-number.ts'
import { formatMetres } from '../../../../facts/length.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { isTaxIdType, taxIdShortName } from '../../../../facts/tax-ids.ts'
import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import type { ForStore } from '../../mail/index.ts'
import { shipmentsOfOrder } from '../agreed/agreed.ts'
import type { Order } from '../order.ts'
import { payerLines } from './receipt-document.ts'

type Person = {
  firstName?: string
  lastName?: string
  phone?: string
  email?: string
  idType?: string
  idNumber?: string
}

/** Who collects or receives, as the shopper named them. */
export const receiverOf = ({ document: { agreed } }: Pick<Order, 'document'>): Person | undefined =>
  agreed.personPicksUp === undefined ? undefined : (JSON.parse(agreed.personPicksUp) as Person)

const idOf = (order: Order, { idType, idNumber }: Person, locale: LocaleId) => {
  if (!idNumber) return []
  const name = isTaxIdType(idType) ? taxIdShortName(order.country, idType)?.[languageOf(locale)] : undefined
  return [[name, idNumber].filter(Boolean).join(' ')]
}

/** What brings each shipment, and how often it goes. */
const vehiclesOf = (agreed: Order['document']['agreed']) =>
  shipmentsOfOrder(agreed).flatMap(({ method }) => {
    const { vehicle, trips = 1 } = method ?? {}
    return vehicle ? [`${vehicle}${trips > 1 ? ` × ${trips}` : ''}`] : []
  })

/** What whoever prepares and drives needs beside the goods: whom to call, who gets them, the load, the invoice. */
export const preparingFacts = (order: Order, locale: LocaleId): NonNullable<ForStore['preparing']> => {
  const { agreed } = order.document
  const receiver = receiverOf(order)
  const phone = (text: string | undefined) => (text ? [formatPhone(order.country, text)] : [])
  return {
    phone: phone(agreed.billing?.address.phone)[0] ?? '',
    receiver: receiver
      ? [
          `${receiver.firstName ?? ''} ${receiver.lastName ?? ''}`.trim(),
          ...phone(receiver.phone),
          ...idOf(order, receiver, locale),
        ].join(' · ')
      : '',
    weight: `${formatNumber(agreed.weightGrams / 1000, locale, 1)} kg`,
    longest: agreed.longestMm ? `${formatMetres(agreed.longestMm, locale)} m` : '',
    vehicle: vehiclesOf(agreed).join(' + '),
    invoice: agreed.billing ? payerLines(order, { language: languageOf(locale) }) : [],
  }
}

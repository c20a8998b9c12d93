import type { CountryCode } from '../../../../facts/countries.ts'
import { quantityText } from '../../../../facts/quantity-text.ts'
import { todayIn } from '../../../../facts/dates.ts'
import { formatDate, formatLongDate } from '../../../../facts/format-date.ts'
import { formatMoney } from '../../../../facts/format-money.ts'
import { formatMetres } from '../../../../facts/length.ts'
import { type LocaleId, localeOf } from '../../../../facts/locales.ts'
import { countryName } from '../../../../facts/country-name.ts'
import type { Currency, Minor } from '../../../../facts/money.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { formatTaxId, isTaxIdType, type TaxIdType, taxIdShortName } from '../../../../facts/tax-ids.ts'
import { paperSizeOf } from '../../../../facts/paper-size.ts'
import { goodsColumns, goodsTexts, type PdfDocument } from '../../documents/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { deliveriesOf } from '../../mail/index.ts'
import { findPaymentMethod } from '../../payment-methods/index.ts'
import { variationText } from '../../products/index.ts'
import type { Agreed } from '../agreed/agreed.ts'
import type { Order } from '../order.ts'
import { type PassShop, pickupPass } from '../desk/pickup-code.ts'
import { type ReceiptWords, receiptWords, waitingWords } from './receipt-words.ts'

type Reader = Pick<Ctx, 'site' | 'language'>

/** Who prints a receipt: the reader, and what its pass is made of. */
type Printer = Reader & PassShop

const stateOf = ({ status, paymentStatus }: Order, say: ReceiptWords) => {
  const isPaid = paymentStatus === 'paid'
  if (status === 'cancelled' || status === 'failed') return isPaid ? say.refunded : say.cancelled
  return isPaid ? say.paid : say.open
}

const paidWith = ({ payments }: Agreed, currency: Currency, locale: LocaleId) => {
  const [instrument] = payments ?? []
  return (instrument && findPaymentMethod(instrument.methodId)?.paidWith(instrument, currency, locale)) ?? ''
}

const withoutBlanks = (lines: (string | undefined)[]) =>
  lines.filter((line): line is string => Boolean(line?.trim()))

/** A number of the payer as it is usually written, after what it is called. */
const taxIdLine = (country: CountryCode, type: TaxIdType | 'nrc', id: string, language: Reader['language']) =>
  `${taxIdShortName(country, type)?.[language] ?? type} ${formatTaxId(country, type, id)}`

const nameOf = (to: { firstName?: string; lastName?: string } | undefined) =>
  `${to?.firstName ?? ''} ${to?.lastName ?? ''}`.trim()

/** Who the invoice is for. */
export const payerLines = (order: Order, { language }: Pick<Reader, 'language'>): string[] => {
  const { agreed, email, customerName } = order.document
  const { address: to, taxpayer } = agreed.billing ?? {}
  const { taxIdType: type, taxId: id, nrc } = taxpayer ?? {}
  return withoutBlanks([
    taxpayer?.legalName ?? to?.companyName ?? (nameOf(to) || customerName),
    id && isTaxIdType(type) ? taxIdLine(order.country, type, id, language) : id,
    nrc && taxIdLine(order.country, 'nrc', nrc, language),
    [to?.address1, to?.city].filter(Boolean).join(', '),
    email,
  ])
}

const deliveryParties = (
  { country, document }: Order,
  reader: Reader,
  say: ReceiptWords,
): PdfDocument['parties'] => {
  const { places = [], mail } = document
  const long = (day: string) => formatLongDate(day, reader.language)
  const ready = mail.lines
    .flatMap(({ pickupDate }) => pickupDate ?? [])
    .toSorted()
    .at(-1)
  return [
    ...(places.length > 0
      ? [
          {
            title: say.pickup,
            lines: withoutBlanks([
              ready && say.ready(long(ready)),
              ...places.flatMap(({ name, address, phone }) => [
                name,
                address,
                phone && formatPhone(country, phone),
              ]),
            ]),
          },
        ]
      : []),
    ...deliveriesOf(mail)
      .filter(({ deliveryAddress }) => deliveryAddress !== '')
      .map(({ deliveryAddress, deliveryDate, goods }) => ({
        title: say.delivery,
        lines: withoutBlanks([
          deliveryDate && say.arrives(long(deliveryDate)),
          deliveryAddress,
          goods?.join(', '),
        ]),
      })),
  ]
}

/** The order as it is printed, in the reader's language, with the amounts the shopper agreed to. */
export const receiptDocument = (reader: Printer, order: Order): PdfDocument => {
  const { country: code, currency, orderNo, document } = order
  const { agreed, mail, bank, payUntil } = document
  const { totals } = agreed
  const isAwaited = order.paymentStatus !== 'paid' && order.status === 'created'
  const say = { ...goodsTexts[reader.language], ...receiptWords[reader.language] }
  const locale = localeOf(reader.language, code)
  const country = reader.site.countries.find((one) => one.code === code)
  const pass = pickupPass(reader, order)
  const amount = (minor: Minor | undefined) => formatMoney(minor ?? 0, currency, locale)
  const title = (order.paymentStatus === 'paid' ? say.receipt : say.order)(orderNo)
  return {
    size: paperSizeOf(code),
    language: reader.language,
    shop: reader.site.name,
    title,
    facts: [
      { label: say.date, value: formatDate(todayIn(country?.timeZone ?? 'UTC', order.createdAt)) },
      { label: say.payment, value: paidWith(agreed, currency, locale) },
      { label: say.state, value: stateOf(order, say) },
    ],
    parties: [
      {
        title: `${reader.site.name} ${countryName(code, reader.language)}`,
        lines: withoutBlanks([country && formatPhone(code, country.support.phone), country?.support.email]),
      },
      { title: say.billTo, lines: payerLines(order, reader) },
      ...deliveryParties(order, reader, say),
    ],
    table: {
      columns: goodsColumns(reader.language, true),
      rows: agreed.lines.map((line, index) => {
        const { lengthMm, price } = line
        const variation = variationText(reader.site, line.variationValues, locale)
        const notes = [
          ...(variation ? [variation] : []),
          ...(lengthMm
            ? [say.metres(formatMetres(lengthMm * line.quantity, locale), amount(price?.unitMinor))]
            : []),
          ...(line.options ?? []).map(
            ({ text, price: paid }) => `${text ?? ''} ${amount(paid?.afterItemMinor)}`,
          ),
          ...(line.discounts ?? []).map(({ name, amountMinor }) => `${name} ${amount(-amountMinor)}`),
        ]
        return {
          cells: [
            line.sku,
            line.name ?? line.sku,
            quantityText(
              { quantity: line.quantity, isCut: lengthMm !== undefined, unit: mail.lines[index]?.unit },
              locale,
            ),
            lengthMm ? formatMetres(lengthMm, locale) : '',
            amount(price?.pieceMinor),
            amount(price?.afterItemMinor),
          ],
          ...(notes.length > 0 ? { note: notes.join(' · ') } : {}),
        }
      }),
    },
    totals: [
      { label: say.subtotal, value: amount(totals.productSubTotalMinor) },
      ...agreed.discounts.map(({ name, amountMinor }) => ({ label: name, value: amount(-amountMinor) })),
      {
        label: mail.deliveryName || say.delivery,
        value: totals.deliveryMinor ? amount(totals.deliveryMinor) : say.free,
      },
      { label: say.included(mail.taxName), value: amount(totals.taxMinor) },
      { label: say.total, value: formatMoney(order.totalMinor, currency, locale), strong: true },
    ],
    ...(pass ? { pass: { ...pass, title: say.pass, text: say.passText } } : {}),
    notes: [
      ...(bank && isAwaited
        ? [
            {
              title: say.bank,
              text: [
                bank.bankName,
                bank.accountHolder,
                `${bank.accountType} ${bank.accountNumber}`,
                say.reference(orderNo),
              ].join(' · '),
            },
          ]
        : []),
      ...(payUntil && isAwaited
        ? [{ text: waitingWords(order, reader.language).waiting?.received ?? '' }]
        : []),
      { text: say.note },
    ],
    foot: `${reader.site.name} · ${title}`,
  }
}

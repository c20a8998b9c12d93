import { formatLongDate } from '../../../../facts/format-date.ts'
import { formatMoney } from '../../../../facts/format-money.ts'
import { formatMetres } from '../../../../facts/length.ts'
import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import type { Block } from '../letter.ts'
import type { OrderMail } from './order-mail.ts'

const words = {
  es: {
    pieces: 'Cantidad',
    of: 'de',
    from: 'desde el',
    delivery: 'Entrega',
    total: 'Total',
    includes: 'incluido',
  },
  en: {
    pieces: 'Quantity',
    of: 'of',
    from: 'from',
    delivery: 'Delivery',
    total: 'Total',
    includes: 'included',
  },
}

/** Lines and totals of an order. */
export const orderBlocks = (order: OrderMail, locale: LocaleId): Block[] => {
  const language = languageOf(locale)
  const say = words[language]
  const money = (minor: number) => formatMoney(minor, order.currency, locale)
  const detailOf = ({ quantity, lengthMm, pickupDate }: OrderMail['lines'][number]) =>
    [
      `${say.pieces} ${quantity}${lengthMm ? ` ${say.of} ${formatMetres(lengthMm, locale)} m` : ''}`,
      ...(pickupDate ? [`${say.from} ${formatLongDate(pickupDate, language)}`] : []),
    ].join(' · ')
  return [
    {
      kind: 'lines',
      rows: order.lines.map((line) => ({
        name: line.name,
        detail: detailOf(line),
        amount: money(line.amountMinor),
      })),
    },
    {
      kind: 'facts',
      rows: [
        { label: `${say.delivery}: ${order.deliveryName}`, value: money(order.deliveryMinor) },
        { label: `${order.taxName} (${say.includes})`, value: money(order.taxMinor) },
        { label: say.total, value: money(order.totalMinor), strong: true },
      ],
    },
  ]
}

/** Where to transfer the money and what to write on it. */
export const bankBlocks = (order: OrderMail, locale: LocaleId): Block[] => {
  if (!order.bank) return []
  const { bankName, accountHolder, accountNumber, accountType, instructions } = order.bank
  const say = {
    es: {
      title: 'Datos para la transferencia',
      bank: 'Banco',
      holder: 'Titular',
      account: 'Cuenta',
      type: 'Tipo',
      amount: 'Monto',
      reference: 'Referencia',
    },
    en: {
      title: 'Bank transfer details',
      bank: 'Bank',
      holder: 'Holder',
      account: 'Account',
      type: 'Type',
      amount: 'Amount',
      reference: 'Reference',
    },
  }[languageOf(locale)]
  return [
    {
      kind: 'facts',
      title: say.title,
      rows: [
        { label: say.bank, value: bankName },
        { label: say.holder, value: accountHolder },
        { label: say.account, value: accountNumber },
        { label: say.type, value: accountType },
        { label: say.amount, value: formatMoney(order.totalMinor, order.currency, locale) },
        { label: say.reference, value: order.orderNo, strong: true },
      ],
    },
    { kind: 'note', text: instructions },
  ]
}

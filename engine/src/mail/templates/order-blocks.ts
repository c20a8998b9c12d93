import { formatNumber } from '../../../../facts/format-number.ts'
import { quantityText } from '../../../../facts/quantity-text.ts'
import { formatLongDate } from '../../../../facts/format-date.ts'
import { formatMoney } from '../../../../facts/format-money.ts'
import { formatMetres } from '../../../../facts/length.ts'
import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import { taxNameText } from '../../../../facts/country-name.ts'
import type { Block } from '../mail-template.ts'
import { deliveriesOf, type OrderMail } from './order-mail.ts'

const words = {
  es: {
    pieces: 'Cantidad',
    of: 'de',
    from: 'desde el',
    delivery: 'Entrega',
    total: 'Total',
    included: (tax: string) => `${tax} incluido`,
  },
  en: {
    pieces: 'Quantity',
    of: 'of',
    from: 'from',
    delivery: 'Delivery',
    total: 'Total',
    included: (tax: string) => `${taxNameText(tax, 'en')} included`,
  },
}

type Counted = { quantity: number; unit?: string; lengthMm?: number }

/** How many of a line: pieces of a length, or what it is sold by. */
export const quantityDetail = ({ quantity, unit, lengthMm }: Counted, locale: LocaleId): string => {
  const say = words[languageOf(locale)]
  if (lengthMm)
    return `${say.pieces} ${formatNumber(quantity, locale)} ${say.of} ${formatMetres(lengthMm, locale)} m`
  return `${say.pieces} ${quantityText({ quantity, isCut: false, unit }, locale)}`
}

/** Lines and totals of an order. */
export const orderBlocks = (order: OrderMail, locale: LocaleId): Block[] => {
  const language = languageOf(locale)
  const say = words[language]
  const money = (minor: number) => formatMoney(minor, order.currency, locale)
  const detailOf = ({ variation, pickupDate, ...line }: OrderMail['lines'][number]) =>
    [
      ...(variation ? [variation] : []),
      quantityDetail(line, locale),
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
        ...(order.discounts ?? []).map(({ name, amountMinor }) => ({
          label: name,
          value: money(amountMinor),
        })),
        { label: `${say.delivery}: ${order.deliveryName}`, value: money(order.deliveryMinor) },
        { label: say.included(order.taxName), value: money(order.taxMinor) },
        { label: say.total, value: money(order.totalMinor), strong: true },
      ],
    },
  ]
}

/** The code that shows who has the order, to be read out or scanned at the counter. */
export const passBlocks = ({ pass }: Pick<OrderMail, 'pass'>, locale: LocaleId): Block[] => {
  if (!pass) return []
  const isSpanish = languageOf(locale) === 'es'
  return [
    { kind: 'text', text: isSpanish ? 'Tu código de retiro:' : 'Your pickup code:' },
    { kind: 'code', code: pass.code },
    {
      kind: 'note',
      text: isSpanish
        ? 'Muéstralo en el mostrador con tu documento; funciona una vez. No lo compartas con quien no vaya a retirar.'
        : 'Show it at the counter with your identity document; it works once. Share it only with whoever collects.',
    },
  ]
}

/** Where to go or wait, when, and what to bring. */
export const placeBlocks = (order: OrderMail, locale: LocaleId): Block[] => {
  const language = languageOf(locale)
  const say = {
    es: {
      pickup: 'Retiro en',
      delivery: 'Entrega',
      address: 'Dirección',
      hours: 'Horario',
      phone: 'Teléfono',
      day: 'Listo desde',
      arrives: 'Llega el',
      goods: 'Artículos',
      map: 'Cómo llegar',
      point: 'Ver en el mapa el lugar que marcaste',
      bring: 'Para retirar trae este correo o el número del pedido y un documento de identidad.',
    },
    en: {
      pickup: 'Pickup at',
      delivery: 'Delivery',
      address: 'Address',
      hours: 'Hours',
      phone: 'Phone',
      day: 'Ready from',
      arrives: 'Arrives on',
      goods: 'Items',
      map: 'How to get there',
      point: 'See the place you marked on the map',
      bring: 'To pick up, bring this email or the order number and an ID.',
    },
  }[language]
  const long = (day: string) => formatLongDate(day, language)
  const ready = order.lines
    .flatMap(({ pickupDate }) => pickupDate ?? [])
    .toSorted()
    .at(-1)
  const places = (order.places ?? []).flatMap(({ name, address, hours, phone, map }): Block[] => [
    {
      kind: 'facts',
      title: `${say.pickup} ${name}`,
      rows: [
        ...(ready ? [{ label: say.day, value: long(ready), strong: true as const }] : []),
        { label: say.address, value: address },
        { label: say.hours, value: hours },
        { label: say.phone, value: phone },
      ],
    },
    { kind: 'button', label: say.map, link: map },
  ])
  const bring: Block[] =
    places.length > 0 ? [...passBlocks(order, locale), { kind: 'note', text: say.bring }] : []
  const deliveries = deliveriesOf(order).flatMap(
    ({ deliveryAddress: address, deliveryDate: day, deliveryMap: map, goods }): Block[] => {
      const arrives = day ? [{ label: say.arrives, value: long(day), strong: true as const }] : []
      const what = goods ? [{ label: say.goods, value: goods.join('; ') }] : []
      const rows = [...arrives, { label: say.address, value: address }, ...what]
      const way: Block[] = map ? [{ kind: 'link', label: say.point, link: map }] : []
      return [{ kind: 'facts', title: say.delivery, rows }, ...way]
    },
  )
  return [...places, ...bring, ...deliveries]
}

/** Where to transfer the money and what to write on it. */
export const bankBlocks = (order: OrderMail, locale: LocaleId): Block[] => {
  if (!order.bank) return []
  const { bankName, accountHolder, accountNumber, accountType, instructions, until } = order.bank
  const say = {
    es: {
      title: 'Datos para la transferencia',
      bank: 'Banco',
      holder: 'Titular',
      account: 'Cuenta',
      type: 'Tipo',
      amount: 'Monto',
      reference: 'Referencia',
      until: 'Apartado hasta',
    },
    en: {
      title: 'Bank transfer details',
      bank: 'Bank',
      holder: 'Holder',
      account: 'Account',
      type: 'Type',
      amount: 'Amount',
      reference: 'Reference',
      until: 'Set aside until',
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
        ...(until ? [{ label: say.until, value: formatLongDate(until, languageOf(locale)) }] : []),
      ],
    },
    { kind: 'note', text: instructions },
  ]
}

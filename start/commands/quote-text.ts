import type { getQuote, searchQuotes } from '../../engine/src/opportunities/desk/index.ts'
import type { AnswerOf } from './answer-of.ts'
import type { Language } from './language.ts'
import { minute, table } from './table.ts'

type Quote = AnswerOf<typeof getQuote>
type Hit = AnswerOf<typeof searchQuotes>['hits'][number]

const words = {
  es: {
    number: 'Cotización',
    asked: 'Pedida',
    customer: 'Cliente',
    country: 'País',
    state: 'Estado',
    list: 'De lista',
    offered: 'Ofrecido',
    validUntil: 'Vence',
    owner: 'Responsable',
    order: 'Pedido',
    sku: 'SKU',
    name: 'Producto',
    quantity: 'Cantidad',
    price: 'Precio',
    total: 'Total',
    freight: 'Flete',
    states: {
      requested: 'por cotizar',
      priced: 'ofrecida',
      expired: 'vencida',
      accepted: 'aceptada',
      rejected: 'rechazada',
    },
  },
  en: {
    number: 'Quote',
    asked: 'Asked',
    customer: 'Customer',
    country: 'Country',
    state: 'State',
    list: 'At list',
    offered: 'Offered',
    validUntil: 'Valid to',
    owner: 'Owner',
    order: 'Order',
    sku: 'SKU',
    name: 'Product',
    quantity: 'Quantity',
    price: 'Price',
    total: 'Total',
    freight: 'Freight',
    states: {
      requested: 'to be quoted',
      priced: 'offered',
      expired: 'lapsed',
      accepted: 'accepted',
      rejected: 'rejected',
    },
  },
} as const

const amount = (currency: string, value: number | undefined) =>
  value === undefined ? '' : `${currency} ${value.toFixed(2)}`

/** Quotes as a table. */
export const quotesText = (quotes: readonly Hit[], language: Language): string => {
  const w = words[language]
  return table(
    [w.number, w.asked, w.country, w.customer, w.state, w.list, w.offered, w.validUntil],
    quotes.map((quote) => [
      quote.number,
      minute(new Date(quote.creationDate)),
      quote.country,
      quote.customerName,
      w.states[quote.state],
      amount(quote.currency, quote.askedTotal),
      amount(quote.currency, quote.offeredTotal),
      quote.validUntil ?? '',
    ]),
  )
}

type Line = { productId: string; name: string; quantity: number; lengthMeters?: number; price?: number }

const linesText = (lines: readonly Line[], language: Language) => {
  const w = words[language]
  return table(
    [w.sku, w.name, w.quantity, w.price],
    lines.map(({ productId, name, quantity, lengthMeters, price }) => [
      productId,
      name,
      lengthMeters === undefined ? String(quantity) : `${quantity} × ${lengthMeters} m`,
      price?.toFixed(2) ?? '',
    ]),
  )
}

/** A quote for people: what was asked or last offered, and what was said. */
export const quoteText = (quote: Quote, language: Language): string => {
  const w = words[language]
  const { currency, requested, messages } = quote
  const offer = quote.offers.at(-1)
  const head: [string, string | undefined][] = [
    [w.number, quote.number],
    [w.customer, `${quote.customerName}, ${quote.email}`],
    [w.country, quote.country],
    [w.state, w.states[quote.state]],
    [w.owner, quote.owner?.name],
    [w.validUntil, quote.validUntil],
    [w.freight, offer?.freight === undefined ? undefined : amount(currency, offer.freight)],
    [w.total, amount(currency, offer?.total ?? quote.askedTotal)],
    [w.order, quote.orderNo],
  ]
  const lines: readonly Line[] =
    offer?.lines ??
    requested.map(({ listPrice, ...line }) => ({
      ...line,
      ...(listPrice === undefined ? {} : { price: listPrice }),
    }))
  return [
    ...head.flatMap(([title, value]) => (value ? [`${title}: ${value}`] : [])),
    '',
    linesText(lines, language),
    ...messages.flatMap(({ at, author, text }) => ['', `${minute(new Date(at))} ${author}`, text]),
  ].join('\n')
}

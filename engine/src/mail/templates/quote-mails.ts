import { formatLongDate } from '../../../../facts/format-date.ts'
import { formatMoney } from '../../../../facts/format-money.ts'
import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import type { Currency } from '../../../../facts/money.ts'
import { taxNameText } from '../../../../facts/country-name.ts'
import { pagePaths, pathTo } from '../../kernel/page-routes.ts'
import type { Block, MailContent, PageLink } from '../mail-template.ts'
import { quantityDetail } from './order-blocks.ts'

/** `unit`: what one is called, of goods that are not cut; `pieceMinor`: its price, or that of a piece at its length. */
type QuoteMailLine = {
  name: string
  quantity: number
  unit?: string
  lengthMm?: number
  pieceMinor?: number
  totalMinor?: number
}

/** What the mails about a quote tell. Amounts in minor units, absent until the desk has made an offer. */
export type QuoteMail = {
  opportunityId: string
  number: string
  firstName: string
  currency: Currency
  lines: QuoteMailLine[]
  freightMinor?: number
  /** How far from the store it stands; absent: anywhere in the country. */
  freightWithinKm?: number
  totalMinor?: number
  taxMinor?: number
  taxName: string
  validUntil?: string
  /** Day on which the goods are ready or leave the store. */
  readyOn?: string
  /** No offer will come: the support answers. */
  isAnsweredByMail?: true
}

/** What somebody at the desk has written about a quote. */
export type QuoteMessageMail = Pick<QuoteMail, 'opportunityId' | 'number' | 'firstName'> & {
  author: string
  text: string
}

type Writer = (quote: QuoteMail, locale: LocaleId, link: PageLink) => MailContent

const words = {
  es: {
    see: 'Ver la cotización',
    hello: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
    requested: (no: string) => `Recibimos tu solicitud de cotización ${no}`,
    requestedText: 'Nuestra mesa de ventas ya la tiene. Te escribimos en cuanto haya un precio.',
    byMailText: 'Nuestro servicio al cliente ya la tiene y te responde por correo con el precio.',
    priced: (no: string) => `Tu cotización ${no} tiene precio`,
    pricedText: 'Acéptala en la tienda y los artículos pasan a tu carrito a este precio.',
    ending: (no: string, day: string) => `Tu cotización ${no} vale hasta el ${day}`,
    endingText: 'Acéptala antes de ese día para conservar el precio; después puedes pedir otra.',
    valid: 'Válida hasta el',
    ready: 'Listo el',
    each: (price: string, unit = 'pieza') => `${price} por ${unit}`,
    freight: (km?: number) => (km === undefined ? 'Flete' : `Flete, hasta ${km} km`),
    total: 'Total',
    included: (tax: string) => `${tax} incluido`,
    message: (no: string) => `Te escribimos sobre tu cotización ${no}`,
    wrote: (author: string) => `${author} escribió:`,
    answer: 'Puedes responder en la página de la cotización.',
    stock: 'El precio se mantiene hasta ese día; las existencias, mientras haya.',
  },
  en: {
    see: 'See the quote',
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    requested: (no: string) => `We received your quote request ${no}`,
    requestedText: 'Our sales desk has it. We will write as soon as there is a price.',
    byMailText: 'Our customer service has it and will reply with a price by email.',
    priced: (no: string) => `Your quote ${no} has a price`,
    pricedText: 'Accept it in the store and the items go to your cart at this price.',
    ending: (no: string, day: string) => `Your quote ${no} is valid until ${day}`,
    endingText: 'Accept it before then to keep the price; afterwards you can ask for a new one.',
    valid: 'Valid until',
    ready: 'Ready on',
    each: (price: string, unit = 'piece') => `${price} per ${unit}`,
    freight: (km?: number) => (km === undefined ? 'Freight' : `Freight, up to ${km} km`),
    total: 'Total',
    included: (tax: string) => `${taxNameText(tax, 'en')} included`,
    message: (no: string) => `A message about your quote ${no}`,
    wrote: (author: string) => `${author} wrote:`,
    answer: 'You can reply on the quote’s page.',
    stock: 'The price stands until that day; the goods, while they last.',
  },
}

const lineBlock = ({ lines, currency }: QuoteMail, locale: LocaleId): Block => {
  const say = words[languageOf(locale)]
  const money = (minor: number) => formatMoney(minor, currency, locale)
  return {
    kind: 'lines',
    rows: lines.map(({ name, pieceMinor, totalMinor, ...line }) => ({
      name,
      detail: [
        quantityDetail(line, locale),
        ...(pieceMinor === undefined || line.quantity < 2 ? [] : [say.each(money(pieceMinor), line.unit)]),
      ].join(' · '),
      amount: totalMinor === undefined ? '' : money(totalMinor),
    })),
  }
}

const button = (
  { opportunityId }: Pick<QuoteMail, 'opportunityId'>,
  locale: LocaleId,
  link: PageLink,
): Block => ({
  kind: 'button',
  label: words[languageOf(locale)].see,
  link: link(pathTo(pagePaths.opportunity, opportunityId)),
})

/** A request for a quote has arrived. */
export const quoteRequested: Writer = (quote, locale, link) => {
  const say = words[languageOf(locale)]
  return {
    subject: say.requested(quote.number),
    heading: say.requested(quote.number),
    blocks: [
      { kind: 'text', text: say.hello(quote.firstName) },
      { kind: 'text', text: quote.isAnsweredByMail ? say.byMailText : say.requestedText },
      lineBlock(quote, locale),
      button(quote, locale, link),
    ],
  }
}

/** The desk has made an offer, or another one. */
export const quotePriced: Writer = (quote, locale, link) => {
  const language = languageOf(locale)
  const say = words[language]
  const money = (minor: number) => formatMoney(minor, quote.currency, locale)
  const { totalMinor = 0, taxMinor = 0, freightMinor, freightWithinKm, taxName, validUntil, readyOn } = quote
  return {
    subject: say.priced(quote.number),
    heading: say.priced(quote.number),
    blocks: [
      { kind: 'text', text: say.hello(quote.firstName) },
      { kind: 'text', text: say.pricedText },
      lineBlock(quote, locale),
      {
        kind: 'facts',
        rows: [
          ...(freightMinor === undefined
            ? []
            : [{ label: say.freight(freightWithinKm), value: money(freightMinor) }]),
          { label: say.included(taxName), value: money(taxMinor) },
          { label: say.total, value: money(totalMinor), strong: true },
          ...(readyOn ? [{ label: say.ready, value: formatLongDate(readyOn, language) }] : []),
          ...(validUntil ? [{ label: say.valid, value: formatLongDate(validUntil, language) }] : []),
        ],
      },
      button(quote, locale, link),
      { kind: 'note', text: say.stock },
    ],
  }
}

/** The offer's last day is near. */
export const quoteEnding: Writer = (quote, locale, link) => {
  const language = languageOf(locale)
  const say = words[language]
  const { totalMinor = 0, validUntil = '' } = quote
  const heading = say.ending(quote.number, formatLongDate(validUntil, language))
  return {
    subject: heading,
    heading,
    blocks: [
      { kind: 'text', text: say.hello(quote.firstName) },
      { kind: 'text', text: say.endingText },
      lineBlock(quote, locale),
      {
        kind: 'facts',
        rows: [
          { label: say.total, value: formatMoney(totalMinor, quote.currency, locale), strong: true },
          { label: say.valid, value: formatLongDate(validUntil, language) },
        ],
      },
      button(quote, locale, link),
    ],
  }
}

/** The desk has written to the customer. */
export const quoteMessage = (message: QuoteMessageMail, locale: LocaleId, link: PageLink): MailContent => {
  const say = words[languageOf(locale)]
  return {
    subject: say.message(message.number),
    heading: say.message(message.number),
    blocks: [
      { kind: 'text', text: say.hello(message.firstName) },
      { kind: 'text', text: say.wrote(message.author) },
      { kind: 'text', text: message.text },
      button(message, locale, link),
      { kind: 'note', text: say.answer },
    ],
  }
}

import { quantityText } from '../../../facts/quantity-text.ts'
import { todayIn } from '../../../facts/dates.ts'
import { formatDate } from '../../../facts/format-date.ts'
import { formatMoney } from '../../../facts/format-money.ts'
import { formatMetres } from '../../../facts/length.ts'
import { localeOf } from '../../../facts/locales.ts'
import { countryName } from '../../../facts/country-name.ts'
import { paperSizeOf } from '../../../facts/paper-size.ts'
import { formatPhone } from '../../../facts/phone.ts'
import { goodsColumns, goodsTexts, type PdfDocument } from '../documents/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { localize } from '../kernel/localized.ts'
import type { Sellable } from '../products/index.ts'
import { currentOffer, type Opportunity, type State, stateOf } from './opportunity.ts'
import { variationOf } from './view.ts'

const words = {
  es: {
    title: (no: string) => `Cotización ${no}`,
    valid: 'Válida hasta',
    revision: 'Revisión',
    customer: 'Cliente',
    no: 'Cliente n.º',
    goesTo: 'Entrega o retiro',
    toBeAgreed: 'Por acordar',
    metres: (metres: string) => `${metres} m en total`,
    freight: (km?: number) => (km === undefined ? 'Flete' : `Flete, hasta ${km} km`),
    ready: 'Listo el',
    terms: 'Condiciones',
    termsText:
      'Precios con impuesto incluido, en la moneda indicada. El precio se mantiene hasta el último día de vigencia; la entrega depende de las existencias al confirmar. Esta cotización no es un documento fiscal.',
    noPrice: 'Todavía no hay precio: la mesa de ventas trabaja en tu solicitud.',
    bank: 'Datos para transferencia',
    states: {
      requested: 'Solicitada',
      priced: 'Con precio',
      expired: 'Vencida',
      accepted: 'Aceptada',
      rejected: 'Rechazada',
    } satisfies Record<State, string>,
  },
  en: {
    title: (no: string) => `Quote ${no}`,
    valid: 'Valid until',
    revision: 'Revision',
    customer: 'Customer',
    no: 'Customer no.',
    goesTo: 'Delivery or pickup',
    toBeAgreed: 'To be agreed',
    metres: (metres: string) => `${metres} m in all`,
    freight: (km?: number) => (km === undefined ? 'Freight' : `Freight, up to ${km} km`),
    ready: 'Ready on',
    terms: 'Terms',
    termsText:
      'Prices include tax, in the currency shown. The price stands until the last day of validity; delivery depends on stock when you confirm. This quote is not a tax document.',
    noPrice: 'There is no price yet: the sales desk is working on your request.',
    bank: 'Bank transfer details',
    states: {
      requested: 'Requested',
      priced: 'Priced',
      expired: 'Expired',
      accepted: 'Accepted',
      rejected: 'Rejected',
    } satisfies Record<State, string>,
  },
}

/** The quote as it is printed, in the reader's language; `owner` has their name and mail address on it. */
export const quoteDocument = (
  ctx: Ctx,
  opportunity: Opportunity,
  { names, owner }: { names: ReadonlyMap<string, Sellable>; owner: boolean },
): PdfDocument => {
  const { country: code, currency, document, number } = opportunity
  const say = { ...goodsTexts[ctx.language], ...words[ctx.language] }
  const locale = localeOf(ctx.language, code)
  const country = ctx.site.countries.find((one) => one.code === code)
  const offer = currentOffer(opportunity)
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const zone = country?.timeZone ?? 'UTC'
  const lines: readonly ((typeof document.lines)[number] & { totalMinor?: number })[] =
    offer?.lines.map((line) => ({ ...line, key: line.sku })) ?? document.lines
  return {
    size: paperSizeOf(code),
    language: ctx.language,
    shop: ctx.site.name,
    title: say.title(number),
    facts: [
      { label: say.date, value: formatDate(todayIn(zone, opportunity.createdAt)) },
      { label: say.state, value: say.states[stateOf(opportunity, ctx.site, ctx.now)] },
      ...(offer
        ? [
            { label: say.revision, value: String(offer.revision) },
            { label: say.valid, value: formatDate(offer.validUntil) },
            ...(offer.readyOn ? [{ label: say.ready, value: formatDate(offer.readyOn) }] : []),
          ]
        : []),
    ],
    parties: [
      {
        title: `${ctx.site.name} ${countryName(code, ctx.language)}`,
        lines: country ? [formatPhone(code, country.support.phone), country.support.email] : [],
      },
      ...(owner
        ? [
            {
              title: say.customer,
              lines: [
                document.contact.name,
                document.contact.email,
                `${say.no} ${document.contact.customerNo}`,
              ],
            },
            { title: say.goesTo, lines: [document.deliverTo ?? say.toBeAgreed] },
          ]
        : []),
    ],
    table: {
      columns: goodsColumns(ctx.language, offer !== undefined),
      rows: lines.map(({ sku, name, quantity, lengthMm, options, pieceMinor, totalMinor }) => {
        const variation = variationOf(ctx, opportunity, { sku, ...(options ? { options } : {}) }, names)
        const notes = [
          ...(variation ? [variation] : []),
          ...(lengthMm === undefined ? [] : [say.metres(formatMetres(lengthMm * quantity, locale))]),
        ]
        return {
          cells: [
            sku,
            names.get(sku)?.name ?? name,
            quantityText({ quantity, isCut: lengthMm !== undefined, unit: names.get(sku)?.unit }, locale),
            lengthMm === undefined ? '' : formatMetres(lengthMm, locale),
            ...(offer ? [money(pieceMinor ?? 0), money(totalMinor ?? 0)] : []),
          ],
          ...(notes.length > 0 ? { note: notes.join(' · ') } : {}),
        }
      }),
    },
    totals: offer
      ? [
          ...(offer.freight
            ? [{ label: say.freight(offer.freight.withinKm), value: money(offer.freight.amountMinor) }]
            : []),
          { label: say.included(country?.taxName ?? ''), value: money(offer.taxMinor) },
          { label: say.total, value: money(offer.totalMinor), strong: true },
        ]
      : [],
    notes: [
      ...(offer ? [] : [{ text: say.noPrice }]),
      { title: say.terms, text: say.termsText },
      ...(offer && country
        ? [
            {
              title: say.bank,
              text: [
                country.bank.bankName,
                country.bank.accountHolder,
                `${localize(country.bank.accountType, locale)} ${country.bank.accountNumber}`,
              ].join(' · '),
            },
          ]
        : []),
    ],
    foot: `${ctx.site.name} · ${say.title(number)}`,
  }
}

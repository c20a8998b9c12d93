import { splitLocale } from '../../../facts/locales.ts'
import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { type QuoteMail, queueMail } from '../mail/index.ts'
import type { Sellable } from '../products/index.ts'
import { currentOffer, type Opportunity } from './opportunity.ts'
import { isAnsweredByMail } from './own-desk.ts'
import { quoteDocument } from './quote-document.ts'
import { namesOf } from './require-own-opportunity.ts'

const mailOf = (
  ctx: Pick<Ctx, 'site' | 'gateways'>,
  opportunity: Opportunity,
  names: ReadonlyMap<string, Sellable>,
): QuoteMail => {
  const { document, country, currency } = opportunity
  const offer = currentOffer(opportunity)
  const taxName = ctx.site.countries.find(({ code }) => code === country)?.taxName ?? ''
  return {
    opportunityId: opportunity.id,
    number: opportunity.number,
    firstName: firstNameOf(opportunity),
    currency,
    taxName,
    ...(isAnsweredByMail(ctx) ? { isAnsweredByMail: true as const } : {}),
    lines: (offer?.lines ?? document.lines).map(({ sku, name, quantity, lengthMm, ...line }) => ({
      name: names.get(sku)?.name ?? name,
      quantity,
      ...(lengthMm === undefined ? unitOf(names.get(sku)) : { lengthMm }),
      // What the list says of a request is for the desk's eyes.
      ...('totalMinor' in line ? { pieceMinor: line.pieceMinor, totalMinor: line.totalMinor } : {}),
    })),
    ...(offer
      ? {
          ...(offer.freight ? { freightMinor: offer.freight.amountMinor } : {}),
          ...(offer.freight?.withinKm === undefined ? {} : { freightWithinKm: offer.freight.withinKm }),
          totalMinor: offer.totalMinor,
          taxMinor: offer.taxMinor,
          validUntil: offer.validUntil,
          ...(offer.readyOn === undefined ? {} : { readyOn: offer.readyOn }),
        }
      : {}),
  }
}

const unitOf = (sellable: Sellable | undefined) => (sellable ? { unit: sellable.unit } : {})

/** Writes to the customer, in the language of the request. Each kind leaves once for each revision; an offer on paper too. */
export const queueQuoteMail = async (
  ctx: Ctx,
  tx: Db,
  opportunity: Opportunity,
  template: 'quote-requested' | 'quote-priced' | 'quote-ending',
): Promise<void> => {
  // An offer whose last day is moved ends anew.
  const day = template === 'quote-ending' ? ` ${opportunity.validUntil}` : ''
  const key = `${opportunity.id} ${template} ${opportunity.offers.length}${day}`
  const theirs = inTheirLanguage(ctx, opportunity)
  const names = await namesOf(theirs, opportunity)
  const values = mailOf(ctx, opportunity, names)
  const paper =
    template === 'quote-priced' ? quoteDocument(theirs, opportunity, { names, owner: true }) : undefined
  const enclosure = paper ? { enclosure: { filename: `${opportunity.number}.pdf`, paper } } : undefined
  await queueMail(theirs, tx, { template, to: addressOf(opportunity), values, ...enclosure }, key)
}

/** Sends on what the desk has written; each message leaves once. */
export const queueMessageMail = (
  ctx: Ctx,
  tx: Db,
  opportunity: Opportunity,
  { id, author, text }: Opportunity['messages'][number],
): Promise<void> => {
  const { number } = opportunity
  const values = { opportunityId: opportunity.id, number, firstName: firstNameOf(opportunity), author, text }
  const mail = { template: 'quote-message' as const, to: addressOf(opportunity), values }
  return queueMail(inTheirLanguage(ctx, opportunity), tx, mail, `${opportunity.id} quote-message ${id}`)
}

const addressOf = ({ document }: Opportunity) => document.contact.email

const firstNameOf = ({ document }: Opportunity) => document.contact.name.split(' ')[0] ?? ''

const inTheirLanguage = (ctx: Ctx, { document: { locale } }: Opportunity) => ({
  ...ctx,
  locale,
  ...splitLocale(locale),
})

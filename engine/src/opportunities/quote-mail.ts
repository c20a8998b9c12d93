import { splitLocale } from '../../../facts/locales.ts'
import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { type QuoteMail, queueMail } from '../mail/index.ts'
import { currentOffer, type Opportunity } from './opportunity.ts'

const mailOf = (ctx: Pick<Ctx, 'site'>, opportunity: Opportunity): QuoteMail => {
  const { document, country, currency } = opportunity
  const offer = currentOffer(opportunity)
  const taxName = ctx.site.countries.find(({ code }) => code === country)?.taxName ?? ''
  return {
    opportunityId: opportunity.id,
    number: opportunity.number,
    firstName: document.contact.name.split(' ')[0] ?? '',
    currency,
    taxName,
    lines: (offer?.lines ?? document.lines).map(({ name, quantity, lengthMm, ...line }) => ({
      name,
      quantity,
      ...(lengthMm === undefined ? {} : { lengthMm }),
      ...('totalMinor' in line ? { totalMinor: line.totalMinor } : {}),
    })),
    ...(offer
      ? { totalMinor: offer.totalMinor, taxMinor: offer.taxMinor, validUntil: offer.validUntil }
      : {}),
  }
}

/** Writes to the customer, in the language of the request. Each kind leaves once for each revision. */
export const queueQuoteMail = (
  ctx: Ctx,
  tx: Db,
  opportunity: Opportunity,
  template: 'quote-requested' | 'quote-priced',
): Promise<void> => {
  const { contact, locale } = opportunity.document
  const inLanguage = { ...ctx, locale, ...splitLocale(locale) }
  const values = mailOf(ctx, opportunity)
  const key = `${opportunity.id} ${template} ${opportunity.offers.length}`
  return queueMail(inLanguage, tx, { template, to: contact.email, values }, key)
}

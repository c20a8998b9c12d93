import { splitLocale } from '../../../facts/locales.ts'
import type { Ctx } from '../kernel/context.ts'
import { queueSupportMail } from '../mail/index.ts'
import type { Opportunity } from './opportunity.ts'
import { markSent, selectFileContent } from './queries.ts'
import type { CrmSync } from './queue-crm-sync.ts'
import { namesOf } from './require-own-opportunity.ts'

/** The lines with what one of each is called, in the language in which the support is written to. */
const linesOf = async (ctx: Ctx, opportunity: Opportunity) => {
  const { defaultLocale: locale } = ctx.site
  const names = await namesOf({ ...ctx, locale, ...splitLocale(locale) }, opportunity)
  return opportunity.document.lines.map(({ sku, name, quantity, lengthMm }) => {
    const sellable = names.get(sku)
    return {
      sku,
      name: sellable?.name ?? name,
      quantity,
      ...(sellable ? { unit: sellable.unit } : {}),
      ...(lengthMm === undefined ? {} : { lengthMm }),
    }
  })
}

/**
 * Where no CRM keeps quotes, the support of the country is written to: a request with its lines, later messages and
 * files by name. It answers by mail.
 */
export const mailSupport = async (ctx: Ctx, opportunity: Opportunity, { what, id = '' }: CrmSync) => {
  const { number, country, document, messages } = opportunity
  const { contact, deliverTo, message } = document
  const send = (kind: 'quote' | 'quote-message' | 'quote-file' | 'quote-answer', more: object) =>
    queueSupportMail(
      ctx,
      ctx.db,
      country,
      { kind, number, contact, ...more },
      `${opportunity.id} ${what} ${id} ${opportunity.offers.length}`,
    )
  if (what === 'request') {
    const lines = await linesOf(ctx, opportunity)
    await send('quote', { lines, text: [deliverTo, message].filter(Boolean).join('\n\n') })
    await ctx.db.run(markSent(ctx.site.siteId, opportunity.id, ctx.now))
  } else if (what === 'message') {
    await send('quote-message', { text: messages.find((one) => one.id === id)?.text })
  } else if (what === 'file') {
    await send('quote-file', { text: (await ctx.db.maybe(selectFileContent(ctx.site.siteId, id)))?.name })
  } else await send('quote-answer', { answer: what })
}

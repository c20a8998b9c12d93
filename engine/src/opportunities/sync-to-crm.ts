import type { CrmGateway, CrmQuoteRequest } from '../gateways/index.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Job } from '../kernel/outbox.ts'
import { currentOffer, type Opportunity } from './opportunity.ts'
import { schedulePoll } from './poll-after-request.ts'
import { markSent, selectFileContent, selectForCrm } from './queries.ts'
import { mailSupport } from './mail-support.ts'
import { type CrmSync, crmSyncJob } from './queue-crm-sync.ts'

/** Sends one change of a quote to the CRM, or where there is none to the desk by mail. Retried while the CRM is down; idempotent by the keys of what is sent. */
export const syncToCrm: Job<CrmSync> = {
  name: crmSyncJob,
  run: async (ctx, change) => {
    const opportunity = await ctx.db.maybe(selectForCrm(ctx.site.siteId, change.opportunityId))
    if (!opportunity) return
    const { crm } = ctx.gateways
    if (!crm) return mailSupport(ctx, opportunity, change)
    await sendChange(ctx, crm, opportunity, change)
  },
}

const sendChange = async (
  ctx: Ctx,
  crm: CrmGateway,
  opportunity: Opportunity,
  { what, id = '' }: CrmSync,
) => {
  const { id: key } = opportunity
  if (what === 'request') {
    await crm.saveQuoteRequest(requestOf(opportunity))
    await ctx.db.run(markSent(ctx.site.siteId, key, ctx.now))
    return schedulePoll(ctx, key)
  }
  if (what === 'renewed') {
    await crm.reopenQuote(key)
    return schedulePoll(ctx, key)
  }
  if (what === 'accepted') {
    const offerId = currentOffer(opportunity)?.id
    return offerId === undefined ? undefined : crm.closeQuote(key, { stage: 'won', offerId })
  }
  if (what === 'rejected') return crm.closeQuote(key, { stage: 'lost' })
  if (what === 'message') {
    const message = opportunity.messages.find((one) => one.id === id)
    if (!message) return undefined
    await crm.saveMessage({ key: id, quoteKey: key, text: message.text, writtenAt: new Date(message.at) })
    // The customer who has just written is online to read the answer.
    return schedulePoll(ctx, key)
  }
  const file = await ctx.db.maybe(selectFileContent(ctx.site.siteId, id))
  if (!file) return undefined
  return crm.saveFile({
    key: id,
    parent: { kind: 'opportunity', key },
    name: file.name,
    content: file.bytes.toString('base64'),
  })
}

const requestOf = ({ id, number, country, currency, createdAt, document }: Opportunity): CrmQuoteRequest => ({
  key: id,
  number,
  country,
  currency,
  createdAt,
  contact: document.contact,
  ...(document.deliverTo === undefined ? {} : { deliverTo: document.deliverTo }),
  ...(document.message === undefined ? {} : { message: document.message }),
  lines: document.lines,
})

import { recordAudit } from '../audit/index.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import type { eventContract } from './contract.ts'
import { eventView } from './event-view.ts'
import {
  countDeliveries,
  type Delivery,
  deliveryOf,
  renewDelivery,
  selectDeliveries,
  selectDelivery,
} from './queries.ts'
import { queueDelivery } from './queue-delivery.ts'
import { requireWebhook } from './webhooks.ts'

const deliveryView = ({ event, status, tries, answer, fault, triedAt, nextAt }: Delivery) => ({
  event: eventView(event),
  status,
  tries,
  ...(answer === null ? {} : { answer }),
  ...(fault === null ? {} : { fault }),
  ...(triedAt === null ? {} : { triedAt: triedAt.toISOString() }),
  ...(nextAt === null ? {} : { nextAt: nextAt.toISOString() }),
})

/** What became of each event that a webhook was to be told. Problem: 404. */
export const getDeliveries = (async (ctx, { params, query }) => {
  const { id } = await requireWebhook(ctx, params.webhookId)
  const { limit = 25, offset = 0, status = null } = query
  const { siteId } = ctx.site
  const rows = await ctx.db.query(selectDeliveries(siteId, id, { status, limit, offset }))
  const { total } = await ctx.db.one(countDeliveries(siteId, id, status))
  return { data: rows.map((row) => deliveryView(deliveryOf(row))), limit, offset, total }
}) satisfies AdminOperation<typeof eventContract.getDeliveries>

/** Sends an event to a webhook once more. Problems: 400 for a webhook that is off, 404. */
export const redeliver = (async (ctx, { params }) => {
  const webhook = await requireWebhook(ctx, params.webhookId)
  if (webhook.status !== 'enabled') throw badRequest('The webhook is off: switch it on first.')
  const { siteId } = ctx.site
  const { webhookId, eventId } = params
  const row = await ctx.db.transaction(async (tx) => {
    const renewed = await tx.maybe(renewDelivery(siteId, webhookId, eventId))
    if (!renewed) throw notFound(`There is no event '${eventId}'.`)
    await queueDelivery(ctx, tx, { webhookId, eventId, round: renewed.round, tries: 0 })
    await recordAudit(ctx, tx, {
      operation: 'redeliver',
      subject: { kind: 'webhook', id: webhookId },
      after: { eventId },
    })
    return tx.one(selectDelivery(siteId, webhookId, eventId))
  })
  return new Reply(202, deliveryView(deliveryOf(row)))
}) satisfies AdminOperation<typeof eventContract.redeliver>

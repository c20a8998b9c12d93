import type { Ctx } from '../kernel/context.ts'
import type { Job } from '../kernel/outbox.ts'
import { postOutside } from '../kernel/post-outside.ts'
import { queueMail } from '../mail/index.ts'
import { findOwners } from '../staff/index.ts'
import { eventView } from './event-view.ts'
import {
  type Delivery,
  deliveryOf,
  failWebhook,
  selectDelivery,
  selectWebhook,
  updateDelivery,
  type Webhook,
} from './queries.ts'
import { deliverEventJob, type DeliveryTry, queueDelivery } from './queue-delivery.ts'
import { signedHeaders } from './webhook-secret.ts'

const minute = 60
const hour = 60 * minute

/** How long after each failed try the next one is, in seconds: over three days in all. */
export const retrySeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

const post = async (ctx: Ctx, webhook: Webhook, { event }: Delivery) => {
  const { id, country, ...rest } = eventView(event)
  const body = JSON.stringify({
    ...rest,
    data: { ...rest.data, ...(country === undefined ? {} : { country }) },
  })
  return postOutside(new URL(webhook.url), {
    headers: signedHeaders(ctx, webhook, { id, body }),
    body,
    onlyPublic: ctx.production,
    timeoutMs: 15_000,
  })
}

/** What became of a try: the receiver's answer, or why there was none. */
const attempt = async (ctx: Ctx, webhook: Webhook, delivery: Delivery) => {
  try {
    return { answer: await post(ctx, webhook, delivery), fault: null }
  } catch (error) {
    return { answer: null, fault: (error instanceof Error ? error.message : String(error)).slice(0, 300) }
  }
}

const isTaken = (answer: number | null) => answer !== null && answer >= 200 && answer <= 299

/** Owners are told once, whoever of several deliveries fails last. */
const switchOff = async (ctx: Ctx, tx: Ctx['db'], webhook: Webhook, { answer, fault }: Delivery) => {
  if ((await tx.run(failWebhook(ctx.site.siteId, webhook.id))) === 0) return
  for (const { id, email } of await findOwners({ ...ctx, db: tx }))
    await queueMail(
      ctx,
      tx,
      {
        template: 'webhook-failed',
        to: email,
        values: { url: webhook.url, reason: fault ?? `HTTP ${answer}` },
      },
      `webhook ${webhook.id} ${webhook.revision} ${id}`,
    )
}

/**
 * One try to hand an event to a webhook. What is not answered with 2xx within 15 seconds is tried again, at last it is given
 * up and the webhook switched off. Repeats of a try that was written down do nothing.
 */
export const deliverEvent: Job<DeliveryTry> = {
  name: deliverEventJob,
  run: async (ctx, { webhookId, eventId, round, tries }) => {
    const { siteId } = ctx.site
    const row = await ctx.db.maybe(selectDelivery(siteId, webhookId, eventId))
    const webhook = await ctx.db.maybe(selectWebhook(siteId, webhookId, null))
    if (!row || !webhook) return
    const delivery = deliveryOf(row)
    if (delivery.status !== 'waiting' || delivery.round !== round || delivery.tries !== tries) return
    // One that is off is not called; what it missed is in the feed, and can be asked for again.
    const outcome =
      webhook.status === 'enabled'
        ? await attempt(ctx, webhook, delivery)
        : { answer: null, fault: 'the webhook is off' }
    const delay = webhook.status === 'enabled' ? retrySeconds[tries] : undefined
    const isDone = isTaken(outcome.answer) || delay === undefined
    const tried: Delivery = {
      ...delivery,
      ...outcome,
      status: isTaken(outcome.answer) ? 'delivered' : isDone ? 'failed' : 'waiting',
      tries: tries + 1,
      triedAt: ctx.now,
      nextAt: isDone ? null : new Date(ctx.now.getTime() + delay * 1000),
    }
    await ctx.db.transaction(async (tx) => {
      if ((await tx.run(updateDelivery(siteId, webhookId, tried))) === 0) return
      if (tried.status === 'failed') await switchOff(ctx, tx, webhook, tried)
      if (tried.status === 'waiting')
        await queueDelivery(ctx, tx, { webhookId, eventId, round, tries: tries + 1 }, delay)
    })
  },
}

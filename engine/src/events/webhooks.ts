import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { noContent, Reply } from '../kernel/operation.ts'
import { requireIfMatch } from '../kernel/precondition.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { requirePublicLiteral } from '../kernel/public-network.ts'
import type { eventContract } from './contract.ts'
import { publishEvents } from './publish-events.ts'
import {
  deleteWebhookRow,
  insertWebhook,
  lockWebhook,
  selectWebhook,
  selectWebhooks,
  updateWebhookRow,
  type Webhook,
} from './queries.ts'
import { newWebhookSecret } from './webhook-secret.ts'

const webhookView = ({ id, url, types, countries, status, createdAt }: Webhook) => ({
  id,
  url,
  types,
  ...(countries === null ? {} : { countries }),
  status,
  creationDate: createdAt.toISOString(),
})

const essence = ({ url, types, status }: Webhook) => ({ url, types, status })
const etagOf = ({ revision }: Webhook) => `"${revision}"`
const replyWithTag = (webhook: Webhook, status = 200) =>
  new Reply(status, webhookView(webhook), { etag: etagOf(webhook) })
const noWebhook = (id: string) => notFound(`There is no webhook '${id}'.`)

/** Null for who sees the whole shop. */
const reachOf = ({ countries, site }: AdminContext) =>
  countries.length < site.countries.length ? [...countries] : null

/** Problem: 400 for what is no address that may be called. */
const readUrl = (text: string, isProduction: boolean): string => {
  const url = URL.parse(text)
  const refuse = (detail: string) => badRequest(detail, { property: '$.url' })
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw refuse('It has to be an address that begins with https.')
  if (url.username !== '' || url.password !== '')
    throw refuse('It must not hold credentials: messages are signed.')
  if (!isProduction) return url.href
  if (url.protocol !== 'https:') throw refuse('It has to begin with https.')
  try {
    requirePublicLiteral(url)
  } catch {
    throw refuse('It has to be an address of the internet.')
  }
  return url.href
}

/** A webhook that the caller may see. Problem: 404. */
export const requireWebhook = async (ctx: AdminContext, id: string): Promise<Webhook> => {
  const webhook = await ctx.db.maybe(selectWebhook(ctx.site.siteId, id, reachOf(ctx)))
  if (!webhook) throw noWebhook(id)
  return webhook
}

/** The webhooks that tell of nothing which the caller may not see, the oldest first. */
export const getWebhooks = (async (ctx) => {
  const data = await ctx.db.query(selectWebhooks(ctx.site.siteId, reachOf(ctx)))
  return { data: data.map(webhookView), total: data.length }
}) satisfies AdminOperation<typeof eventContract.getWebhooks>

/** One of them. Problem: 404. */
export const getWebhook = (async (ctx, { params }) =>
  replyWithTag(await requireWebhook(ctx, params.webhookId))) satisfies AdminOperation<
  typeof eventContract.getWebhook
>

/** Has a program called from now on; its secret is told this once. Problem: 400 for an address that is not to be called. */
export const createWebhook = (async (ctx, { body }) => {
  const { secret, sealed } = newWebhookSecret(ctx)
  // Events from before it existed are not sent to it.
  await publishEvents(ctx)
  const webhook: Webhook = {
    id: ctx.newId.uuid(),
    url: readUrl(body.url, ctx.production),
    types: body.types ?? [],
    countries: reachOf(ctx),
    secret: sealed,
    previousSecret: null,
    previousUntil: null,
    status: 'enabled',
    createdBy: ctx.actor,
    createdAt: ctx.now,
    revision: 1,
  }
  await ctx.db.transaction(async (tx) => {
    await tx.run(insertWebhook(ctx.site.siteId, webhook))
    await recordAudit(ctx, tx, {
      operation: 'createWebhook',
      subject: { kind: 'webhook', id: webhook.id },
      after: essence(webhook),
    })
  })
  return new Reply(201, { ...webhookView(webhook), secret }, { etag: etagOf(webhook) })
}) satisfies AdminOperation<typeof eventContract.createWebhook>

const dayMs = 86_400_000

const withNewSecret = (ctx: AdminContext, { secret }: Webhook) => {
  const fresh = newWebhookSecret(ctx)
  const previousUntil = new Date(ctx.now.getTime() + dayMs)
  return { told: fresh.secret, row: { secret: fresh.sealed, previousSecret: secret, previousUntil } }
}

/** Changes where and what, switches on and off, gives a new secret. Problems: 400, 404, 412, 428. */
export const updateWebhook = (async (ctx, { params, body, headers }) =>
  ctx.db.transaction(async (tx) => {
    const { siteId } = ctx.site
    const before = await tx.maybe(lockWebhook(siteId, params.webhookId, reachOf(ctx)))
    if (!before) throw noWebhook(params.webhookId)
    requireIfMatch(ctx, headers['if-match'], { etag: etagOf(before), current: () => webhookView(before) })
    const secret = body.rotateSecret ? withNewSecret(ctx, before) : undefined
    const after: Webhook = {
      ...before,
      ...(body.url === undefined ? {} : { url: readUrl(body.url, ctx.production) }),
      ...(body.types === undefined ? {} : { types: body.types }),
      ...(body.enabled === undefined ? {} : { status: body.enabled ? 'enabled' : 'disabled' }),
      ...secret?.row,
      revision: before.revision + 1,
    }
    await tx.run(updateWebhookRow(siteId, after))
    await recordAudit(ctx, tx, {
      operation: 'updateWebhook',
      subject: { kind: 'webhook', id: after.id },
      before: essence(before),
      after: { ...essence(after), ...(secret ? { secret: 'new' } : {}) },
    })
    const told = secret ? { secret: secret.told } : {}
    return new Reply(200, { ...webhookView(after), ...told }, { etag: etagOf(after) })
  })) satisfies AdminOperation<typeof eventContract.updateWebhook>

/** Calls it no more, and forgets what was delivered. Problems: 404, 412, 428. */
export const deleteWebhook = (async (ctx, { params, headers }) => {
  await ctx.db.transaction(async (tx) => {
    const { siteId } = ctx.site
    const before = await tx.maybe(lockWebhook(siteId, params.webhookId, reachOf(ctx)))
    if (!before) throw noWebhook(params.webhookId)
    requireIfMatch(ctx, headers['if-match'], { etag: etagOf(before), current: () => webhookView(before) })
    await tx.run(deleteWebhookRow(siteId, before.id))
    await recordAudit(ctx, tx, {
      operation: 'deleteWebhook',
      subject: { kind: 'webhook', id: before.id },
      before: essence(before),
    })
  })
  return noContent()
}) satisfies AdminOperation<typeof eventContract.deleteWebhook>

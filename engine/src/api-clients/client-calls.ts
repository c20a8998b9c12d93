import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { isAdminScope } from '../kernel/admin-scopes.ts'
import { noContent, Reply } from '../kernel/operation.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'
import { requireIfMatch } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { requireGivable, seesWholeShop } from '../staff/index.ts'
import { type ApiClient, isActive } from './api-client.ts'
import { addClient, changeClient, endClient, replaceSecret } from './change-client.ts'
import type { clientContract } from './client-contract.ts'
import { selectClients } from './queries.ts'

const etagOf = ({ revision }: ApiClient) => `"${revision}"`

/** What is told of a program: never its secrets, nor their hashes. */
const clientView = (client: ApiClient, now: Date) => ({
  clientId: client.id,
  name: client.name,
  state: isActive(client, now) ? ('active' as const) : ('ended' as const),
  scopes: client.scopes,
  ...(client.countries ? { countries: client.countries } : {}),
  addresses: client.addresses,
  createdAt: client.createdAt.toISOString(),
  ...(client.endsAt ? { endsAt: client.endsAt.toISOString() } : {}),
  ...(client.lastUsedAt ? { lastUsedAt: client.lastUsedAt.toISOString() } : {}),
  ...(client.formerSecretUntil && client.formerSecretUntil > now
    ? { formerSecretUntil: client.formerSecretUntil.toISOString() }
    : {}),
  etag: etagOf(client),
})

/** A program belongs to the whole shop: to who looks after a part of it, it is missing. Problem: 404. */
const requireWholeShop = (ctx: AdminContext, clientId: string) => {
  if (!seesWholeShop(ctx)) throw notFound(`There is no API client '${clientId}'.`)
}

/** A program does all that its scopes open: only who may do all of that gives, or touches, it. Problem: 403. */
const judge = (ctx: AdminContext) => (client: ApiClient) =>
  requireGivable(ctx, client.scopes.filter(isAdminScope))

/** The programs that may call, and those that may no more, the oldest first; to who looks after a part of the shop, none. */
export const getApiClients = (async (ctx) => {
  const clients = seesWholeShop(ctx) ? await ctx.db.query(selectClients(ctx.site.organizationId)) : []
  return { data: clients.map((client) => clientView(client, ctx.now)) }
}) satisfies AdminOperation<typeof clientContract.getApiClients>

/** A new program; its secret is told this once. Problems: 400, 403. */
export const createApiClient = (async (ctx, { body: { endsAt, ...body } }) => {
  if (!seesWholeShop(ctx)) throw outsideYourPlaces('Programs are given access for the whole shop.')
  requireGivable(ctx, body.scopes.filter(isAdminScope))
  const { client, secret } = await addClient(ctx, {
    ...body,
    name: body.name.trim(),
    ...(endsAt === undefined ? {} : { endsAt: new Date(endsAt) }),
  })
  return new Reply(200, { ...clientView(client, ctx.now), secret }, { etag: etagOf(client) })
}) satisfies AdminOperation<typeof clientContract.createApiClient>

/** Changes what a program may do, from the next call on, tokens that it has included. Problems: 400, 403, 404, 412, 428. */
export const updateApiClient = (async (ctx, { params: { clientId }, body, headers }) => {
  requireWholeShop(ctx, clientId)
  if (body.scopes) requireGivable(ctx, body.scopes.filter(isAdminScope))
  const { endsAt, ...members } = body
  const changes = {
    ...members,
    ...(endsAt === undefined ? {} : { endsAt: endsAt === null ? null : new Date(endsAt) }),
  }
  const client = await changeClient(ctx, clientId, changes, (before) => {
    judge(ctx)(before)
    requireIfMatch(ctx, headers['if-match'], {
      etag: etagOf(before),
      current: () => clientView(before, ctx.now),
    })
  })
  return new Reply(200, clientView(client, ctx.now), { etag: etagOf(client) })
}) satisfies AdminOperation<typeof clientContract.updateApiClient>

/** A new secret, told this once; the former one goes on for as long as the caller says. Problems: 403, 404. */
export const rotateApiClientSecret = (async (ctx, { params: { clientId }, body: { formerMinutes = 0 } }) => {
  requireWholeShop(ctx, clientId)
  const until = new Date(ctx.now.getTime() + formerMinutes * 60_000)
  const { client, secret } = await replaceSecret(ctx, clientId, until, judge(ctx))
  return new Reply(200, { ...clientView(client, ctx.now), secret }, { etag: etagOf(client) })
}) satisfies AdminOperation<typeof clientContract.rotateApiClientSecret>

/** Ends a program at once, its tokens too. One that has ended stays so. Problems: 403, 404. */
export const endApiClient = (async (ctx, { params: { clientId } }) => {
  requireWholeShop(ctx, clientId)
  await endClient(ctx, clientId, judge(ctx))
  return noContent()
}) satisfies AdminOperation<typeof clientContract.endApiClient>

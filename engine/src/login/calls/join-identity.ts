import {
  addIdentity,
  identitiesOf,
  removeIdentities,
  requireCurrentPassword,
} from '../../customers/credentials/index.ts'
import { type Customer, lockOwnCustomer, requireOwnCustomer } from '../../customers/index.ts'
import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import { clientOf } from '../client.ts'
import type { identityContract } from '../identity-contract.ts'
import { openIdentityToJoin } from '../identity/identity-to-join.ts'
import { identityProvider, providerPage } from '../identity/redirect-to-provider.ts'
import { checkRedirectUri } from '../identity/redirect-uri.ts'
import { expiredToken, recentSignInRequired } from '../problems.ts'
import { endSessionsOfProvider, selectSessionStart } from '../queries.ts'

type Contract = typeof identityContract

/** How fresh a sign-in is that stands for a password nobody has. */
const freshMs = 15 * 60_000

const sessionOf = ({ shopper }: Ctx) => (shopper.kind === 'registered' ? shopper.sessionId : undefined)

/**
 * Asks who is at the customer's desk before ways to sign in come or go: the password, or, where the account has none, a
 * sign-in of the last fifteen minutes. Problems: 400 update-password, 403 recent-sign-in-required, 429.
 */
const requireOwner = async (
  ctx: Ctx,
  db: Db,
  customer: Customer & { passwordHash: string | null },
  currentPassword: string | undefined,
) => {
  if (customer.passwordHash !== null) return requireCurrentPassword(ctx, customer, currentPassword)
  const start = await db.maybe(selectSessionStart(ctx.site.siteId, customer.id, sessionOf(ctx) ?? ''))
  if (!start || ctx.now.getTime() - start.createdAt.getTime() > freshMs) throw tooLongAgo()
}

const tooLongAgo = () => recentSignInRequired('The customer must have signed in within the last 15 minutes.')

/** The providers whose accounts open the customer's. Problem: 404 for anybody else. */
export const getCustomerIdentities = (async (ctx, { params }) => {
  const { id } = await requireOwnCustomer(ctx, params.customerId)
  return { identities: await identitiesOf(ctx, ctx.db, id) }
}) satisfies Operation<Contract['getCustomerIdentities']>

/**
 * The address of a provider's page, from which the browser comes back to `redirectUri` with `identity_to_join`, or with an
 * error as at sign-in, and the `state` it was given. Problems: 404, 400 for a provider or redirect that is unknown or the wrong
 * password, 403 recent-sign-in-required, 429.
 */
export const beginIdentityJoin = (async (ctx, { params, body }) => {
  const { id: customerId } = await requireOwnCustomer(ctx, params.customerId)
  identityProvider(ctx, body.provider)
  const clientId = ctx.shopper.kind === 'registered' ? ctx.shopper.clientId : undefined
  const client = clientOf(ctx.site, clientId)
  checkRedirectUri(client, body.redirectUri, ctx.publicOrigin)
  const sessionId = sessionOf(ctx)
  if (sessionId === undefined) throw tooLongAgo()
  const customer = await lockOwnCustomer(ctx, ctx.db, customerId)
  await requireOwner(ctx, ctx.db, customer, body.currentPassword)
  const url = await providerPage(ctx, {
    provider: body.provider,
    clientId: client.id,
    redirectUri: body.redirectUri,
    state: body.state,
    locale: ctx.locale,
    codeChallenge: undefined,
    usid: undefined,
    scope: undefined,
    join: { customerId, sessionId },
  })
  return { url }
}) satisfies Operation<Contract['beginIdentityJoin']>

/**
 * Joins what came back to the customer, in the very sign-in that asked for it, and answers all that open the account now.
 * Problems: 404, 400 “invalid token” for what is too old, of another sign-in or not ours, 409 identity-in-use.
 */
export const confirmIdentityJoin = (async (ctx, { params, body }) => {
  const { id: customerId } = await requireOwnCustomer(ctx, params.customerId)
  const asked = openIdentityToJoin(ctx, body.identityToJoin)
  if (!asked || asked.customerId !== customerId || asked.sessionId !== sessionOf(ctx)) throw expiredToken()
  const identities = await ctx.db.transaction(async (tx) => {
    await addIdentity(ctx, tx, await lockOwnCustomer(ctx, tx, customerId), asked.identity)
    return identitiesOf(ctx, tx, customerId)
  })
  return { identities }
}) satisfies Operation<Contract['confirmIdentityJoin']>

/**
 * Takes a provider's account from the customer; what it opened elsewhere ends. Answers all that still open the account.
 * Problems: 404, 400 update-password, 403 recent-sign-in-required, 409 only-way-in, 429.
 */
export const removeIdentity = (async (ctx, { params, body }) => {
  const identities = await ctx.db.transaction(async (tx) => {
    const customer = await lockOwnCustomer(ctx, tx, params.customerId)
    await requireOwner(ctx, tx, customer, body.currentPassword)
    await removeIdentities(ctx, tx, customer, body.provider)
    const ending = { provider: body.provider, except: sessionOf(ctx), now: ctx.now }
    await tx.run(endSessionsOfProvider(ctx.site.siteId, customer.id, ending))
    return identitiesOf(ctx, tx, customer.id)
  })
  return { identities }
}) satisfies Operation<Contract['removeIdentity']>

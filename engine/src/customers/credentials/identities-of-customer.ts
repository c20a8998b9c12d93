import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { queueMail } from '../../mail/index.ts'
import type { Customer } from '../customer.ts'
import { identityInUse, onlyWayIn } from '../problems.ts'
import {
  deleteIdentities,
  type IdentityKey,
  insertIdentity,
  selectByIdentity,
  selectIdentities,
} from '../queries.ts'

/** The providers whose accounts open the customer's, and since when; the oldest first. */
export const identitiesOf = async (ctx: Pick<Ctx, 'site'>, db: Db, customerId: string) =>
  (await db.query(selectIdentities(ctx.site.siteId, customerId))).map(({ provider, since }) => ({
    provider,
    since: since.toISOString(),
  }))

/**
 * Joins a provider's account to a customer who has shown that it is theirs, inside the caller's transaction, and tells the
 * owner by mail. Joined already is as well. The address that the provider names is not looked at.
 * Problem: 409 identity-in-use where it opens another account.
 */
export const addIdentity = async (
  ctx: Ctx,
  tx: Db,
  customer: Customer,
  identity: IdentityKey,
): Promise<void> => {
  const { siteId } = ctx.site
  const added = await tx.maybe(insertIdentity(siteId, identity, customer.id, ctx.now))
  if (!added) {
    const holder = await tx.maybe(selectByIdentity(siteId, identity))
    if (holder?.id !== customer.id) throw identityInUse('This account opens another account of the shop.')
    return
  }
  const { provider } = identity
  await queueMail(ctx, tx, { template: 'identity-joined', to: customer.email, values: { provider } })
}

/**
 * Takes a provider's accounts from a customer, inside the caller's transaction, and tells the owner by mail. None there is
 * as well. Problem: 409 only-way-in where neither a password nor another provider would be left.
 */
export const removeIdentities = async (
  ctx: Ctx,
  tx: Db,
  customer: Customer,
  provider: string,
): Promise<void> => {
  const { siteId } = ctx.site
  const removed = await tx.query(deleteIdentities(siteId, customer.id, provider))
  if (removed.length === 0) return
  if (!customer.hasPassword && (await tx.query(selectIdentities(siteId, customer.id))).length === 0)
    throw onlyWayIn('Without it nothing would open this account: it has no password.')
  await queueMail(ctx, tx, { template: 'identity-removed', to: customer.email, values: { provider } })
}

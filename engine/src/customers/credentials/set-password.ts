import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { queueMail } from '../../mail/index.ts'
import { requireGoodPassword } from './check-password.ts'
import { type Customer, normalLogin } from '../customer.ts'
import { hashPassword } from '../../kernel/password-hash.ts'
import { lockCustomer, updatePasswordHash } from '../queries.ts'

/**
 * Gives a customer a new password inside the caller's transaction: earlier tokens and sessions are worthless from
 * then on and the owner is told by mail. Undefined when there is no such customer. Problem: 400 invalid-password.
 */
export const setPassword = async (
  ctx: Ctx,
  tx: Db,
  customerId: string,
  password: string,
): Promise<Customer | undefined> => {
  const customer = await tx.maybe(lockCustomer(ctx.site.siteId, customerId))
  if (!customer) return undefined
  requireGoodPassword(ctx.site, normalLogin(customer.login), password)
  const hash = await hashPassword(password)
  await tx.run(updatePasswordHash(ctx.site.siteId, customerId, hash, ctx.now))
  await queueMail(ctx, tx, { template: 'password-changed', to: customer.email, values: {} })
  return customer
}

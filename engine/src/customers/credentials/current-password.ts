import { countAttempt } from '../../attempts/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { verifyPassword } from '../../kernel/password-hash.ts'
import { noCustomer, wrongCurrentPassword } from '../problems.ts'
import { lockCustomer } from '../queries.ts'

type Holder = { id: string; passwordHash: string | null }

/** Asks for the password again before credentials change. Problems: 400 update-password, 429 after 10 tries in 15 min. */
export const requireCurrentPassword = async (
  ctx: Ctx,
  customer: Holder,
  currentPassword: string | undefined,
): Promise<void> => {
  if (currentPassword === undefined) throw wrongCurrentPassword()
  const attempt = await countAttempt(ctx, [
    { key: `current password of ${customer.id}`, most: 10, seconds: 900 },
  ])
  const right = await verifyPassword(customer.passwordHash ?? undefined, currentPassword)
  if (!right) throw wrongCurrentPassword()
  await attempt.forgive()
}

/** The same of the customer of this id. */
export const requireCurrentPasswordOf = async (
  ctx: Ctx,
  customerId: string,
  currentPassword: string,
): Promise<void> => {
  const customer = await ctx.db.maybe(lockCustomer(ctx.site.siteId, customerId))
  if (!customer) throw noCustomer()
  await requireCurrentPassword(ctx, customer, currentPassword)
}

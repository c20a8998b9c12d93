import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { queueMail } from '../../mail/index.ts'
import { requireCurrentPassword } from './current-password.ts'
import type { Customer } from '../customer.ts'
import { mailAddressOf } from './mail-address.ts'
import { loginAlreadyInUse } from '../problems.ts'
import { lockCustomer, updateLogin } from '../queries.ts'

type LoginChange = { login?: string; email?: string; currentPassword?: string }

const uniqueViolation = '23505'

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation

/**
 * Gives the account another mail address, whichever of login and email names it. A change needs the current password,
 * since whoever gets the mail can reset the password; it makes earlier tokens worthless and is told to the former
 * address. Problems: 400.
 */
export const changeLogin = async (
  ctx: Ctx,
  tx: Db,
  customer: Customer & { passwordHash: string | null },
  asked: LoginChange,
): Promise<void> => {
  const email = mailAddressOf(ctx, asked)
  if (email === undefined || (email === customer.login && email === customer.email)) return
  await requireCurrentPassword(ctx, customer, asked.currentPassword)
  await write(ctx, tx, customer, email)
}

const write = async (ctx: Ctx, tx: Db, customer: Customer, email: string) => {
  try {
    await tx.run(updateLogin(ctx.site.siteId, customer.id, email, ctx.now))
  } catch (error) {
    throw isTaken(error) ? loginAlreadyInUse() : error
  }
  await queueMail(ctx, tx, { template: 'email-changed', to: customer.email, values: { email } })
}

/**
 * Gives an account the address that was proved, inside the caller's transaction: earlier tokens are worthless and the
 * former address is told. False when there is no such customer any more. Problem: 400 login-already-in-use.
 */
export const moveLogin = async (ctx: Ctx, tx: Db, customerId: string, email: string): Promise<boolean> => {
  const customer = await tx.maybe(lockCustomer(ctx.site.siteId, customerId))
  if (!customer) return false
  await write(ctx, tx, customer, email)
  return true
}

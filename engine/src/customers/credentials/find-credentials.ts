import { isExampleAddress } from '../../../../facts/email.ts'
import type { Ctx } from '../../kernel/context.ts'
import { type Customer, normalLogin, type Profile } from '../customer.ts'
import { selectByLogin, updateLastLogin } from '../queries.ts'

type Scope = Pick<Ctx, 'db' | 'site'>

/**
 * The customer who signs in with this name, with the hash to check the password against. In production the accounts of
 * a demonstration, whose passwords are published, are nobody's.
 */
export const findCredentials = async (
  ctx: Scope & Pick<Ctx, 'production'>,
  login: string,
): Promise<{ customer: Customer; passwordHash: string | undefined } | undefined> => {
  if (ctx.production && isExampleAddress(login)) return undefined
  const row = await ctx.db.maybe(selectByLogin(ctx.site.siteId, normalLogin(login)))
  if (!row) return undefined
  const { passwordHash, ...customer } = row
  return { customer, passwordHash: passwordHash ?? undefined }
}

/** Notes a sign-in and how it was proved [S3.009]; answers the customer, or undefined when they are gone. */
export const recordLogin = (
  ctx: Scope & Pick<Ctx, 'now'>,
  customerId: string,
  proof: Pick<Profile, 'c_typeLogin' | 'c_externallyAuthenticated'>,
): Promise<Customer | undefined> => ctx.db.maybe(updateLastLogin(ctx.site.siteId, customerId, proof, ctx.now))

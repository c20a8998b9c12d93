import type { Ctx } from '../kernel/context.ts'
import type { Customer, Profile } from './customer.ts'
import { normalLogin } from './customer.ts'
import { selectByLogin, selectCustomer, updateLastLogin } from './queries.ts'

type Scope = Pick<Ctx, 'db' | 'site'>

/** The customer of this id in this site. One statement. */
export const findCustomer = (ctx: Scope, customerId: string): Promise<Customer | undefined> =>
  ctx.db.maybe(selectCustomer(ctx.site.siteId, customerId))

/** The customer who signs in with this name, with the hash to check the password against. */
export const findCredentials = async (
  ctx: Scope,
  login: string,
): Promise<{ customer: Customer; passwordHash: string | undefined } | undefined> => {
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

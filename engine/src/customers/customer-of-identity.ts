import { isEmail } from '../../../facts/email.ts'
import { toUnderscore } from '../../../facts/locales.ts'
import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { createCustomer } from './create-customer.ts'
import { type Customer, normalLogin } from './customer.ts'
import { insertIdentity, selectByIdentity, selectByLogin } from './queries.ts'

/** A person as an identity provider vouches for them. */
export type Identity = {
  provider: string
  subject: string
  email: string | undefined
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Why nobody was signed in: the address is not vouched for, or it has an account with a password of its own. */
export type IdentityRefusal = 'email-not-verified' | 'account-exists'

/**
 * The customer of an identity, by the provider's key of the person. A new person gets an account; an account that
 * has the address already is joined only when it has no password: whoever chose the password may not be the owner of
 * the address, so they sign in with it.
 */
export const customerOfIdentity = (ctx: Ctx, identity: Identity): Promise<Customer | IdentityRefusal> =>
  ctx.db.transaction(async (tx) => {
    const { siteId } = ctx.site
    const known = await tx.maybe(selectByIdentity(siteId, identity.provider, identity.subject))
    if (known) return known
    const { email } = identity
    if (!email || !isEmail(email) || !identity.emailVerified) return 'email-not-verified'
    const customer = await newCustomer(ctx, tx, identity, email)
    if (!customer) return 'account-exists'
    const { provider, subject } = identity
    await tx.run(insertIdentity(siteId, { provider, subject, customerId: customer.id }, ctx.now))
    return customer
  })

const newCustomer = async (ctx: Ctx, tx: Db, { firstName, lastName }: Identity, email: string) => {
  const created = await createCustomer(ctx, tx, {
    id: ctx.newId.customer(),
    login: email,
    email,
    passwordHash: null,
    profile: {
      firstName: firstName.slice(0, 100),
      lastName: lastName.slice(0, 100),
      preferredLocale: toUnderscore(ctx.locale),
      c_country: ctx.country,
      c_acceptsMarketing: false,
      c_externallyAuthenticated: true,
      c_typeLogin: 'social',
    },
  })
  if (created) return created
  const existing = await tx.maybe(selectByLogin(ctx.site.siteId, normalLogin(email)))
  return existing?.passwordHash === null ? existing : undefined
}

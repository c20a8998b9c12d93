import { isEmail } from '../../../../facts/email.ts'
import { toUnderscore } from '../../../../facts/locales.ts'
import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { queueMail } from '../../mail/index.ts'
import { createCustomer } from '../create-customer.ts'
import { type Customer, normalLogin } from '../customer.ts'
import { type IdentityKey, insertIdentity, selectByIdentity, selectByLogin } from '../queries.ts'

/** A person as an identity provider knows them. */
export type Identity = IdentityKey & {
  email: string | undefined
  /** Whether the provider vouches for the address. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/**
 * The customer of an identity, by the provider's key of the person. A new person whose address the provider vouches for
 * gets an account; one that has the address already is joined when it has no password. Undefined where the person must
 * first prove an address by a mailed code (`joinIdentity`): the provider vouches for none, or whoever chose the
 * account's password may not be the owner of the address.
 */
export const customerOfIdentity = (ctx: Ctx, identity: Identity): Promise<Customer | undefined> =>
  ctx.db.transaction(async (tx) => {
    const known = await tx.maybe(selectByIdentity(ctx.site.siteId, identity))
    if (known) return known
    const { email, emailVerified } = identity
    if (!email || !isEmail(email) || !emailVerified) return undefined
    const existing = await tx.maybe(selectByLogin(ctx.site.siteId, normalLogin(email)))
    return existing?.hasPassword ? undefined : attach(ctx, tx, identity, email)
  })

/**
 * The customer of an identity whose owner has proved `email` to us: the account of that address, else a new one. An
 * identity that belongs to an account already stays there.
 */
export const joinIdentity = async (
  ctx: Ctx,
  tx: Db,
  identity: Identity,
  email: string,
): Promise<Customer | undefined> => {
  const known = await tx.maybe(selectByIdentity(ctx.site.siteId, identity))
  return known ?? attach(ctx, tx, identity, email)
}

const attach = async (ctx: Ctx, tx: Db, identity: Identity, email: string) => {
  const { siteId } = ctx.site
  const created = await createCustomer(ctx, tx, newCustomer(ctx, identity, email))
  const customer = created ?? (await tx.maybe(selectByLogin(siteId, normalLogin(email))))
  if (!customer) return undefined
  const attached = await tx.maybe(insertIdentity(siteId, identity, customer.id, ctx.now))
  if (!attached) return tx.maybe(selectByIdentity(siteId, identity))
  if (!created) {
    const { provider } = identity
    await queueMail(ctx, tx, { template: 'identity-joined', to: customer.email, values: { provider } })
  }
  return customer
}

const newCustomer = (ctx: Ctx, { firstName, lastName }: Identity, email: string) => ({
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
    c_typeLogin: 'social' as const,
  },
})

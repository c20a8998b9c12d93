import { digitsOnly, toE164 } from '../../../facts/phone.ts'
import { localeOf, splitLocale, toUnderscore } from '../../../facts/locales.ts'
import type { Ctx } from '../kernel/context.ts'
import { mailAddressOf } from './credentials/mail-address.ts'
import { createCustomer } from './create-customer.ts'
import { type Customer, normalLogin } from './customer.ts'
import { loginAlreadyInUse } from './problems.ts'
import { selectByCustomerNo, selectByLogin, selectByPhone } from './queries.ts'
import { readProfile } from './read-profile.ts'

export type KnownBy = { email?: string; phone?: string; customerNo?: string }

/** A phone as it may have been written down: with the calling code of the country and without. */
const spellings = ({ site }: Pick<Ctx, 'site'>, phone: string): string[] => {
  const numbers = site.countries.flatMap(({ code }) => toE164(code, phone) ?? [])
  const digits = [phone, ...numbers].map(digitsOnly)
  return [...new Set(digits)]
}

/** Customers who have exactly this address, phone or number; a phone may be of several. */
export const findCustomersBy = (
  ctx: Pick<Ctx, 'db' | 'site'>,
  { email, phone, customerNo }: KnownBy,
): Promise<Customer[]> => {
  const { siteId } = ctx.site
  if (email !== undefined) return ctx.db.query(selectByLogin(siteId, normalLogin(email)))
  if (phone !== undefined) return ctx.db.query(selectByPhone(siteId, spellings(ctx, phone)))
  return ctx.db.query(selectByCustomerNo(siteId, customerNo ?? ''))
}

export type Newcomer = {
  firstName: string
  lastName: string
  companyName?: string
  phone: string
  email: string
}

/**
 * The account with a person's mail address, unchanged; where there is none a new one without a password, whose owner signs in by
 * a mailed code. Problems: 400 for a mail address or a phone that is not valid.
 */
export const customerAtCounter = async (ctx: Ctx, { phone, email: given, ...names }: Newcomer) => {
  const email = mailAddressOf(ctx, { email: given }) ?? ''
  const [known] = await findCustomersBy(ctx, { email })
  if (known) return known
  const profile = await readProfile({ ...names, phoneMobile: phone })
  const person = {
    id: ctx.newId.customer(),
    login: email,
    email,
    passwordHash: null,
    profile: {
      // The shop's first language there: the one of whoever writes it down says nothing of theirs.
      preferredLocale: toUnderscore(localeOf(splitLocale(ctx.site.defaultLocale).language, ctx.country)),
      c_country: ctx.country,
      c_acceptsMarketing: false,
      ...profile,
    },
  }
  const created = await createCustomer(ctx, ctx.db, person)
  if (!created) throw loginAlreadyInUse()
  return created
}

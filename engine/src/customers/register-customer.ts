import { toUnderscore } from '../../../facts/locales.ts'
import { countAttempt } from '../attempts/index.ts'
import type { Operation } from '../kernel/operation.ts'
import { requireGoodPassword } from './credentials/check-password.ts'
import type { customersContract } from './contract.ts'
import { createCustomer } from './create-customer.ts'
import { normalLogin } from './customer.ts'
import { hashPassword } from '../kernel/password-hash.ts'
import { mailAddressOf } from './credentials/mail-address.ts'
import { loginAlreadyInUse } from './problems.ts'
import { readProfile } from './read-profile.ts'
import { customerView } from './view.ts'

/** Makes an account [S7.010]; the shopper then signs in with the same credentials. */
export const registerCustomer = (async (ctx, { body }) => {
  const email = mailAddressOf(ctx, body.customer) ?? ''
  const profile = await readProfile(body.customer)
  requireGoodPassword(ctx.site, normalLogin(email), body.password)
  await countAttempt(ctx, [{ key: `registrations from ${ctx.ip}`, most: 60, seconds: 3_600 }])
  const person = {
    id: ctx.newId.customer(),
    login: email,
    email,
    passwordHash: await hashPassword(body.password),
    profile: {
      preferredLocale: toUnderscore(ctx.locale),
      c_country: ctx.country,
      c_acceptsMarketing: false,
      c_typeLogin: 'password' as const,
      ...profile,
    },
  }
  const customer = await ctx.db.transaction((tx) => createCustomer(ctx, tx, person))
  if (!customer) throw loginAlreadyInUse()
  return customerView(ctx, customer)
}) satisfies Operation<typeof customersContract.registerCustomer>

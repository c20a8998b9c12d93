import type { CountryCode } from '../../../facts/countries.ts'
import { localeOf, splitLocale } from '../../../facts/locales.ts'
import { recordAudit } from '../audit/index.ts'
import { requireCounterBasket } from '../baskets/counter/index.ts'
import type { CounterOrigin } from '../baskets/index.ts'
import { balanceAtCounter } from '../customer-balances/index.ts'
import { type Customer, findCustomer, fullName } from '../customers/index.ts'
import { type AdminContext, merchantContextOf } from '../kernel/admin-context.ts'
import type { Ctx } from '../kernel/context.ts'
import { siteLocale } from '../kernel/site-locale.ts'

type Person = Pick<Customer, 'id'>

/**
 * What the engine would build for a call of this customer in this country: the merchant's people put a basket together by
 * the very functions that its customer has. Texts are in the language of whoever calls.
 */
export const customerContext = (ctx: AdminContext, { id }: Person, country: Ctx['country']): Ctx => ({
  ...merchantContextOf(ctx),
  country,
  locale: localeOf(ctx.language, country),
  shopper: {
    kind: 'registered',
    sessionId: undefined,
    customerId: id,
    guestId: undefined,
    usid: '',
    clientId: `counter ${ctx.actor.kind}`,
    doNotTrack: true,
  },
})

/** The same in the language the customer reads: of what is mailed and printed for them. */
export const inTheirLanguage = (ctx: Ctx, { profile }: Customer): Ctx => {
  const locale = siteLocale(ctx.site, profile.preferredLocale?.replace('_', '-'))
  const { language } = splitLocale(locale)
  return { ...ctx, language, locale: localeOf(language, ctx.country) }
}

/** A basket of the counter with its customer, and the context to work on it. Problem: 404. */
export const openOnBehalf = async (ctx: AdminContext, basketId: string) => {
  const basket = await requireCounterBasket(ctx, basketId)
  const customer = await findCustomer(ctx, basket.customerId)
  if (!customer) throw new Error(`basket ${basketId} has no customer`)
  return { basket, customer, theirs: customerContext(ctx, customer, basket.country) }
}

type Origin = { counter: CounterOrigin; country: CountryCode }

/** Who a basket is for, with what they owe in its country, and who fills it. */
export const originView = async (
  ctx: AdminContext,
  { counter: { channel, storeId, by }, country }: Origin,
  customer: Customer,
) => {
  const balance = await balanceAtCounter(ctx, { id: customer.id, country })
  return {
    c_counter: {
      channel,
      storeId,
      createdBy: by.name,
      customer: {
        customerId: customer.id,
        customerNo: customer.customerNo,
        name: fullName(customer),
        email: customer.email,
        ...(balance ? { balance } : {}),
      },
    },
  }
}

/** Writes what one of the merchant's people did to a basket; of persons and addresses nothing but that they changed. */
export const auditBasket = (
  ctx: AdminContext,
  operation: string,
  { id, country }: { id: string; country: CountryCode },
  after: unknown,
) => recordAudit(ctx, ctx.db, { operation, subject: { kind: 'counter-basket', id }, country, after })

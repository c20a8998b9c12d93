import { type Ctx, knownShopper } from '../../kernel/context.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { CounterOrigin } from '../basket.ts'
import { type AddressBody, checkAddress } from '../checkout/address-rules.ts'
import { type PickupPerson, readPickupPerson } from '../checkout/pickup-person.ts'
import { emptyBasket } from '../empty-basket.ts'
import { insertBasket, selectCounterBasket } from '../queries.ts'
import { fromRow, toRow } from '../stored-basket.ts'
import { noBasket } from '../with-basket.ts'

/** What the merchant's people know of a customer when they open a basket for them. */
export type CounterStart = {
  counter: CounterOrigin
  email: string
  receiver: PickupPerson
  billingAddress: AddressBody | undefined
}

/**
 * Opens a basket for the customer of the context beside their own one; gives its id. It is not shown to them before it is
 * theirs, and it is priced and placed as any other.
 */
export const openCounterBasket = async (ctx: Ctx, start: CounterStart): Promise<string> => {
  const { currency } = ctx.site.countries.find(({ code }) => code === ctx.country) ?? {}
  if (currency === undefined) throw new Error(`the site does not sell in ${ctx.country}`)
  const basket = emptyBasket(ctx, { country: ctx.country, currency, temporary: true })
  basket.counter = start.counter
  basket.email = start.email
  basket.personPicksUp = readPickupPerson(start.receiver)
  if (start.billingAddress) {
    const address = await checkAddress(ctx.site, start.billingAddress, ctx.country)
    basket.billingAddress = { ...address, countryCode: address.countryCode ?? ctx.country }
  }
  const inserted = await ctx.db.maybe(insertBasket(ctx.site.siteId, toRow(basket)))
  if (!inserted) throw new Error(`a basket for ${knownShopper(ctx).customerId} could not be opened`)
  return basket.id
}

/** A basket that is filled at the counter, where the caller works. Problem: 404, for one of elsewhere too. */
export const requireCounterBasket = async (ctx: AdminContext, basketId: string) => {
  const row = await ctx.db.maybe(selectCounterBasket(ctx.site.siteId, basketId, ctx))
  const basket = row && fromRow(row)
  if (!basket?.counter) throw noBasket(basketId)
  return { ...basket, counter: basket.counter }
}

import type { AdminContext } from '../kernel/admin-context.ts'
import { badRequest } from '../kernel/problem.ts'
import { changePrices, pricesOf } from './change-prices.ts'
import type { PriceTier } from './contract.ts'

const isAmount = (text: string) => /^(\d{1,12}(\.\d{1,2})?|quote)$/.test(text)

/** The prices of a product in the countries that the actor may see. */
export const showPrices = async (
  ctx: AdminContext,
  sku: string,
): Promise<{ country: string; currency: string; tiers: PriceTier[] }[]> => {
  const { db, site, countries } = ctx
  const own = site.countries.filter(({ code }) => countries.includes(code))
  return Promise.all(
    own.map(async ({ code, currency }) => {
      const [prices] = await pricesOf(db, site.siteId, code, [sku])
      return { country: code, currency, tiers: prices?.tiers ?? [] }
    }),
  )
}

/**
 * Sets what a product costs from its lowest minimum on; further tiers stay. Problems: 400 for an amount that is not valid or
 * an unknown product, 404 country, 409 while an import runs.
 */
export const setPrice = async (
  ctx: AdminContext,
  { country, sku, amount }: { country: string; sku: string; amount: string },
): Promise<{ before: PriceTier | undefined; catalogVersion: number }> => {
  if (!isAmount(amount)) throw badRequest(`'${amount}' is no amount: write 7.45, or quote.`)
  const [known] = await pricesOf(ctx.db, ctx.site.siteId, country, [sku])
  const [before, ...further] = known?.tiers ?? []
  const first = { minQuantity: before?.minQuantity ?? '1', amount }
  const prices = [{ productId: sku, tiers: [first, ...further] }]
  const { catalogVersion } = await changePrices(ctx, { operation: 'price set', country, prices })
  return { before, catalogVersion }
}

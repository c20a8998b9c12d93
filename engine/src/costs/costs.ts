import type { CountryCode } from '../../../facts/countries.ts'
import { todayIn } from '../../../facts/dates.ts'
import { divideHalfUp, type Minor, toMajor } from '../../../facts/money.ts'
import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { readAmount } from '../kernel/read-amount.ts'
import { csv } from '../kernel/schema.ts'
import type { costContract } from './contract.ts'
import type { SiteCountry } from '../kernel/site.ts'
import { standardTaxClass, taxRateOf } from '../taxes/index.ts'
import { selectCosts, selectPriceable, selectTaxClasses, upsertCosts } from './queries.ts'

type Shop = Pick<AdminContext, 'db' | 'site' | 'now'>

const countryNamed = ({ site, countries }: Pick<AdminContext, 'site' | 'countries'>, code: string) => {
  const country = site.countries.find((one) => one.code === code && countries.includes(one.code))
  if (!country) throw notFound(`There is no price book '${code}'.`)
  return country
}

/** What a piece, or a metre, of some products costs today without tax, by SKU; absent where nobody said. */
export const costsOf = async (
  { db, site, now }: Shop,
  code: CountryCode,
  skus: readonly string[],
): Promise<ReadonlyMap<string, Minor>> => {
  const zone = site.countries.find((one) => one.code === code)?.timeZone ?? 'UTC'
  const rows = await db.query(selectCosts(site.siteId, { country: code, skus, day: todayIn(zone, now) }))
  return new Map(rows.map(({ sku, amountMinor }) => [sku, amountMinor]))
}

/** A cost as prices are: with a tax of so many basis points. */
export const withTax = (costMinor: Minor, rate: number): Minor =>
  costMinor + divideHalfUp(costMinor * rate, 10_000)

/** The rates of tax that a country takes of products, by SKU, in basis points. */
export const taxRatesOf = async (
  { db, site }: Pick<Shop, 'db' | 'site'>,
  country: SiteCountry,
  skus: readonly string[],
): Promise<(sku: string) => number> => {
  const classes = await db.query(selectTaxClasses(site.siteId, country.code, skus))
  const classOf = new Map(classes.map(({ sku, taxClass }) => [sku, taxClass]))
  return (sku) => taxRateOf(country, classOf.get(sku) ?? standardTaxClass)
}

/** What up to 200 products cost today. Problems: 400, 404. */
export const getCosts = (async (ctx, { params, query }) => {
  const country = countryNamed(ctx, params.priceBookId)
  const { code, currency, timeZone } = country
  const skus = csv(query.productIds)
  if (skus.length > 200) throw badRequest('At most 200 products at once.', { property: 'productIds' })
  const day = todayIn(timeZone, ctx.now)
  const rows = await ctx.db.query(selectCosts(ctx.site.siteId, { country: code, skus, day }))
  const rateOf = await taxRatesOf(ctx, country, skus)
  const data = rows.map(({ sku, amountMinor, validFrom }) => ({
    productId: sku,
    amount: toMajor(amountMinor),
    amountWithTax: toMajor(withTax(amountMinor, rateOf(sku))),
    validFrom,
  }))
  return { currency, data }
}) satisfies AdminOperation<typeof costContract.getCosts>

/** Says what products cost from a day on; all or none. Problems: 400 with every product at fault, 404. */
export const updateCosts = (async (ctx, { params, body }) => {
  const { code, timeZone } = countryNamed(ctx, params.priceBookId)
  const { siteId } = ctx.site
  const today = todayIn(timeZone, ctx.now)
  const costs = body.data.map(({ productId, amount, validFrom }, index) => ({
    sku: productId,
    amountMinor: readAmount(amount, `$.data[${index}].amount`),
    validFrom: validFrom ?? today,
  }))
  if (new Set(costs.map(({ sku, validFrom }) => `${sku} ${validFrom}`)).size < costs.length)
    throw badRequest('A product is named twice for one day.', { property: '$.data' })
  await ctx.db.transaction(async (tx) => {
    const skus = costs.map(({ sku }) => sku)
    const known = new Set((await tx.query(selectPriceable(siteId, skus))).map(({ sku }) => sku))
    const errors = skus.flatMap((sku, index) =>
      known.has(sku)
        ? []
        : [{ property: `$.data[${index}]`, detail: `There is no product '${sku}' with a cost.` }],
    )
    if (errors[0]) throw badRequest(errors[0].detail, { property: errors[0].property, errors })
    const before = await tx.query(selectCosts(siteId, { country: code, skus, day: today }))
    await tx.run(upsertCosts(siteId, code, costs))
    await recordAudit(ctx, tx, {
      operation: 'updateCosts',
      subject: { kind: 'cost', id: skus.length === 1 ? `${code} ${skus[0]}` : code },
      country: code,
      before,
      after: costs,
    })
  })
  return { changed: costs.length }
}) satisfies AdminOperation<typeof costContract.updateCosts>

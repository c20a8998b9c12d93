import { selectDemand, tierFor } from '../../baskets/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { countOpenOpportunities } from '../../opportunities/index.ts'
import { byProduct, comparePrices } from '../change-prices.ts'
import type { ProductPrices } from '../contract.ts'
import type { NewTier } from '../queries.ts'

const mostExamples = 50
const basketDays = 30

/** 1 where the later price is higher, -1 where it is lower; a price beside a quote is neither. */
const direction = (before: NewTier | undefined, after: NewTier | undefined) =>
  before?.minor === undefined || before.minor === null || after?.minor === undefined || after.minor === null
    ? 0
    : Math.sign(after.minor - before.minor)

const tiersBySku = <Tier extends NewTier>(tiers: readonly Tier[]) => {
  const ascending = tiers.toSorted((a, b) => a.minQuantity - b.minQuantity)
  const bySku = Map.groupBy(ascending, ({ sku }) => sku)
  return (sku: string) => bySku.get(sku) ?? []
}

const countDirections = (directions: readonly number[]) => ({
  dearer: directions.filter((one) => one > 0).length,
  cheaper: directions.filter((one) => one < 0).length,
})

/** What prices would do at this moment: to the list, to open baskets, to open quotes. Problem: 400. */
export const priceEffect = async (
  { db, site, now }: Pick<AdminContext, 'db' | 'site' | 'now'>,
  { country, prices }: { country: string; prices: readonly ProductPrices[] },
) => {
  const { skus, before, after } = await comparePrices(db, site.siteId, { country, prices })
  const [then, later] = [tiersBySku(before), tiersBySku(after)]
  const since = new Date(now.getTime() - basketDays * 86_400_000)
  const demand = await db.query(selectDemand(site.siteId, { country, skus, since }))
  const inBaskets = demand.map(({ sku, amount }) =>
    direction(tierFor(then(sku), amount), tierFor(later(sku), amount)),
  )
  const shown = byProduct(before)
  const wanted = new Map(prices.map(({ productId, tiers }) => [productId, tiers]))
  const shownBefore = new Map(shown.map(({ productId, tiers }) => [productId, tiers]))
  return {
    changed: skus.length,
    ...countDirections(skus.map((sku) => direction(then(sku)[0], later(sku)[0]))),
    data: skus.slice(0, mostExamples).map((productId) => ({
      productId,
      before: shownBefore.get(productId) ?? [],
      after: wanted.get(productId) ?? [],
    })),
    baskets: { total: new Set(demand.map(({ basketId }) => basketId)).size, ...countDirections(inBaskets) },
    quotes: await db.one(countOpenOpportunities(site.siteId, country, skus)),
  }
}

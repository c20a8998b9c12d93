import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { refreshSearchPrices } from '../search/index.ts'
import { raiseCatalogVersion, selectSharingSites, tryShareCatalogue } from '../sites/index.ts'
import type { ProductPrices } from './contract.ts'
import { readTier, tierView } from './price-tiers.ts'
import { importInProgress } from './problems.ts'
import {
  deleteTiers,
  insertTiers,
  lockPriceable,
  type NewTier,
  selectTiers,
  type StoredTier,
} from './queries.ts'

const byProduct = (rows: readonly StoredTier[]): ProductPrices[] =>
  [...Map.groupBy(rows, ({ sku }) => sku)].map(([productId, tiers]) => ({
    productId,
    tiers: tiers.map(tierView),
  }))

/** The prices of some products in a country, in the order of their ids. */
export const pricesOf = async (
  db: Db,
  siteId: string,
  country: string,
  skus: readonly string[],
): Promise<ProductPrices[]> => {
  return byProduct(await db.query(selectTiers(siteId, country, skus)))
}

/** The tiers as they are stored. Problem: 400 with every product at fault. */
const readPrices = (wanted: readonly ProductPrices[], known: ReadonlyMap<string, boolean>): NewTier[] => {
  const errors: { property: string; detail: string }[] = []
  const tiers = wanted.flatMap(({ productId, tiers: written }, index) => {
    const property = `$.data[${index}]`
    const isCut = known.get(productId)
    if (isCut === undefined) {
      errors.push({ property, detail: `There is no product '${productId}' that can have a price.` })
      return []
    }
    const read = written.flatMap((tier, place) => {
      const stored = readTier(productId, tier, isCut)
      if (!stored) {
        const detail = `'${productId}' is sold by the piece: ${tier.minQuantity} is no minimum.`
        errors.push({ property: `${property}.tiers[${place}].minQuantity`, detail })
      }
      return stored ? [stored] : []
    })
    if (new Set(read.map(({ minQuantity }) => minQuantity)).size < read.length)
      errors.push({ property, detail: `'${productId}' has two prices from the same minimum on.` })
    return read
  })
  const [first] = errors
  if (first) throw badRequest(first.detail, { property: first.property, errors })
  return tiers
}

/** Problem: 400 for a product that is named twice. */
const requireDistinct = (wanted: readonly ProductPrices[]) => {
  const seen = new Set<string>()
  for (const [index, { productId }] of wanted.entries()) {
    if (seen.has(productId))
      throw badRequest(`'${productId}' is named twice.`, { property: `$.data[${index}].productId` })
    seen.add(productId)
  }
}

/** Minimum and amount of each tier, the lowest minimum first, to be compared. */
const essence = (tiers: readonly NewTier[]) =>
  tiers.map(({ minQuantity, minor }) => [minQuantity, minor] as const).toSorted(([a], [b]) => a - b)

const isSame = (sku: string, before: readonly StoredTier[], after: readonly NewTier[]) => {
  const own = (tier: NewTier) => tier.sku === sku
  return isDeepStrictEqual(essence(before.filter(own)), essence(after.filter(own)))
}

type Change = { operation: string; country: string; prices: readonly ProductPrices[] }

/**
 * Replaces the tiers of products in a country: rows, search, log and version in one transaction, for every site that
 * shares the goods. What is so already changes nothing. Problems: 400, 404 country, 409 while an import runs.
 */
export const changePrices = (
  ctx: AdminContext,
  { operation, country, prices }: Change,
): Promise<{ changed: number; catalogVersion: number }> => {
  if (!ctx.countries.some((code) => code === country)) throw notFound(`There is no price book '${country}'.`)
  requireDistinct(prices)
  const { siteId } = ctx.site
  const skus = prices.map(({ productId }) => productId).toSorted()
  return ctx.db.transaction(async (tx) => {
    const sites = (await tx.query(selectSharingSites(siteId))).map(({ id }) => id)
    for (const site of sites) if (!(await tx.one(tryShareCatalogue(site))).shared) throw importInProgress()
    const priceable = await tx.query(lockPriceable(siteId, skus))
    const tiers = readPrices(prices, new Map(priceable.map(({ sku, isCut }) => [sku, isCut])))
    const before = await tx.query(selectTiers(siteId, country, skus))
    const changed = skus.filter((sku) => !isSame(sku, before, tiers))
    if (changed.length === 0) return { changed: 0, catalogVersion: ctx.site.catalogVersion }
    const isChanged = new Set(changed)
    let catalogVersion = 0
    for (const site of sites) {
      await tx.run(deleteTiers(site, country, changed))
      await tx.run(
        insertTiers(
          site,
          country,
          tiers.filter(({ sku }) => isChanged.has(sku)),
        ),
      )
      await refreshSearchPrices(tx, site, changed)
      const { version } = await tx.one(raiseCatalogVersion(site))
      if (site === siteId) catalogVersion = version
    }
    await recordAudit(ctx, tx, {
      operation,
      subject: { kind: 'price', id: changed.length === 1 ? `${country} ${changed[0]}` : country },
      before: byProduct(before.filter(({ sku }) => isChanged.has(sku))),
      after: prices.filter(({ productId }) => isChanged.has(productId)),
    })
    return { changed: changed.length, catalogVersion }
  })
}

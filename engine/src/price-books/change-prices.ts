import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { refreshedSearchPrices } from '../search/index.ts'
import { changeCatalogue } from '../sites/index.ts'
import type { ProductPrices } from './contract.ts'
import { readTier, tierView } from './price-tiers.ts'
import { lockPriceable, type NewTier, replaceTiers, selectTiers, type StoredTier } from './queries.ts'

/** Stored tiers as they are shown, product by product. */
export const byProduct = (rows: readonly StoredTier[]): ProductPrices[] =>
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

type PriceFault = { property: string; detail: string }

/** The tiers of a product as they are stored, or what is wrong with them. */
const readPrice = (
  { productId, tiers: written }: ProductPrices,
  isCut: boolean | undefined,
): { tiers: NewTier[]; faults: PriceFault[] } => {
  if (isCut === undefined)
    return {
      tiers: [],
      faults: [{ property: '$', detail: `There is no product '${productId}' that can have a price.` }],
    }
  const faults: PriceFault[] = []
  const tiers = written.flatMap((tier, place) => {
    const stored = readTier(productId, tier, isCut)
    if (!stored) {
      const detail = `'${productId}' is sold by the piece: ${tier.minQuantity} is no minimum.`
      faults.push({ property: `$.tiers[${place}].minQuantity`, detail })
    }
    return stored ? [stored] : []
  })
  if (new Set(tiers.map(({ minQuantity }) => minQuantity)).size < tiers.length)
    faults.push({ property: '$', detail: `'${productId}' has two prices from the same minimum on.` })
  return { tiers, faults }
}

export type PriceFaults = ReadonlyMap<string, readonly PriceFault[]>

/** Problem: 400 with every product at fault, by its place in the list. */
const refuseAll =
  (prices: readonly ProductPrices[]) =>
  (faults: PriceFaults): void => {
    if (faults.size === 0) return
    const errors = prices.flatMap(({ productId }, index) =>
      (faults.get(productId) ?? []).map(({ property, detail }) => ({
        property: property.replace('$', `$.data[${index}]`),
        detail,
      })),
    )
    throw badRequest(errors[0]?.detail ?? '', { property: errors[0]?.property, errors })
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

type Change = {
  operation: string
  country: string
  prices: readonly ProductPrices[]
  /** Is told the products at fault; throws where then nothing is to be changed. */
  onFaults?: ((faults: PriceFaults) => void) | undefined
}

/** Problem: 404 for a country that the caller may not see. */
export const requirePriceBook = ({ countries }: Pick<AdminContext, 'countries'>, country: string) => {
  if (!countries.some((code) => code === country)) throw notFound(`There is no price book '${country}'.`)
}

/**
 * What would differ, in the order of the ids: nothing is written. Products at fault, or that there are none, are told to
 * `onFaults`, and left as they are where it does not throw; without one: 400 with each of them. Problem: 400 for a product that is named twice.
 */
export const comparePrices = async (
  db: Db,
  siteId: string,
  { country, prices, onFaults = refuseAll(prices) }: Omit<Change, 'operation'>,
) => {
  requireDistinct(prices)
  const named = prices.map(({ productId }) => productId).toSorted()
  const [priceable, before] = await Promise.all([
    db.query(lockPriceable(siteId, named)),
    db.query(selectTiers(siteId, country, named)),
  ])
  const isCut = new Map(priceable.map((one) => [one.sku, one.isCut]))
  const read = prices.map((one) => ({ ...one, ...readPrice(one, isCut.get(one.productId)) }))
  const faulty = read.filter(({ faults }) => faults.length > 0)
  onFaults(new Map(faulty.map(({ productId, faults }) => [productId, faults])))
  const legal = read.filter(({ faults }) => faults.length === 0)
  const skus = legal.map(({ productId }) => productId).toSorted()
  const after = legal.flatMap(({ tiers }) => tiers)
  const changed = new Set(skus.filter((sku) => !isSame(sku, before, after)))
  const isChanged = ({ sku }: { sku: string }) => changed.has(sku)
  return { skus: [...changed], before: before.filter(isChanged), after: after.filter(isChanged) }
}

/**
 * Replaces the tiers of products in a country, for every site that shares the goods. What is so already changes nothing.
 * Gives the prices that were replaced. Problems: 400, 404 country, 409 while an import runs.
 */
export const changePrices = async (
  ctx: AdminContext,
  { operation, country, prices, onFaults }: Change,
): Promise<{ replaced: ProductPrices[]; catalogVersion: number }> => {
  requirePriceBook(ctx, country)
  let replaced: ProductPrices[] = []
  const catalogVersion = await changeCatalogue(ctx, async (tx) => {
    const { skus, before, after } = await comparePrices(tx, ctx.site.siteId, { country, prices, onFaults })
    if (skus.length === 0) return undefined
    const shown = byProduct(before)
    const tiersBefore = new Map(shown.map(({ productId, tiers }) => [productId, tiers]))
    replaced = skus.map((sku) => ({ productId: sku, tiers: tiersBefore.get(sku) ?? [] }))
    const isChanged = new Set(skus)
    return {
      statements: (site) => [
        replaceTiers(site, country, { skus, tiers: after }),
        ...refreshedSearchPrices(site, skus),
      ],
      prices: { country, productIds: skus },
      audit: {
        operation,
        subject: { kind: 'price', id: skus.length === 1 ? `${country} ${skus[0]}` : country },
        country,
        before: shown,
        after: prices.filter(({ productId }) => isChanged.has(productId)),
      },
    }
  })
  return { replaced, catalogVersion }
}

import type { CategoryRow } from '../bundle/categories.ts'
import type { ContentFile } from '../bundle/content.ts'
import type { ProductRow } from '../bundle/products.ts'
import type { CampaignRow, PromotionRow } from '../bundle/promotions.ts'
import type { RedirectRow } from '../bundle/redirects.ts'
import type { ShippingFile } from '../bundle/shipping.ts'
import type { SiteFile } from '../bundle/site.ts'
import type { StoreRow } from '../bundle/stores.ts'
import type { SynonymsFile } from '../bundle/synonyms.ts'
import type { Db } from '../db/db.ts'
import { type BundleFileKey, bundleFiles, contentSchema } from './bundle-files.ts'
import { contentFaults, contentFileFaults } from './content-faults.ts'
import { lostTaxClasses, missingReferences, taxClassIds } from './check-references.ts'
import { type SchemaCheck, schemaCheck } from './check-schema.ts'
import { noIds } from './known-ids.ts'
import { selectKnownAmong, selectUsedTaxClasses } from './queries.ts'

const checks = new Map<BundleFileKey, SchemaCheck>()
const checkOf = (key: BundleFileKey) => {
  const known = checks.get(key) ?? schemaCheck(bundleFiles[key].schema)
  checks.set(key, known)
  return known
}

/** Every text of a value that could be an id. */
const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length <= 100 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(idsIn)
}

/**
 * What an import would say of one row of a file: its shape, else where it leads. Reads only what the row names; empty
 * where it is legal.
 */
const judgeRow = async (
  db: Db,
  siteId: string,
  key: BundleFileKey,
  row: unknown,
): Promise<{ field: string; expected: string }[]> => {
  const faults = checkOf(key)(row)
  if (faults.length > 0) return faults
  const known = noIds()
  const ids = [...new Set([...idsIn(row), ...(key === 'products' ? taxClassIds(row) : [])])]
  for (const { kind, id } of await db.query(selectKnownAmong(siteId, ids))) known[kind].add(id)
  return missingReferences(key, row, known)
}

/** A row that an import would take, or what it would say of each member at fault. */
export type Judged<Row> = { row: Row } | { faults: { field: string; expected: string }[] }

const judgeAs =
  <Row>(key: BundleFileKey) =>
  async (db: Db, siteId: string, row: object): Promise<Judged<Row>> => {
    const faults = await judgeRow(db, siteId, key, row)
    return faults.length > 0 ? { faults } : { row: row as Row }
  }

/** A line of `products.jsonl`. */
export const judgeProduct = judgeAs<ProductRow>('products')

const judgeSiteShape = judgeAs<SiteFile>('site')

/** `site.json`, which keeps the tax classes that products have. */
export const judgeSite = async (db: Db, siteId: string, row: object): Promise<Judged<SiteFile>> => {
  const judged = await judgeSiteShape(db, siteId, row)
  if ('faults' in judged) return judged
  const used = await db.query(selectUsedTaxClasses(siteId))
  const faults = lostTaxClasses(
    judged.row,
    used.map(({ id }) => id),
  )
  return faults.length > 0 ? { faults } : judged
}

/** A line of `stores.jsonl`. */
export const judgeStore = judgeAs<StoreRow>('stores')

const judgeShippingShape = judgeAs<ShippingFile>('shipping')

/** `shipping.json`, its texts too: `guestPrices` where guests see prices. */
export const judgeShipping = async (
  db: Db,
  siteId: string,
  { row, guestPrices }: { row: object; guestPrices: boolean },
): Promise<Judged<ShippingFile>> => {
  const judged = await judgeShippingShape(db, siteId, row)
  if ('faults' in judged) return judged
  const faults = contentFaults('shipping', row, { production: false, guestPrices })
  return faults.length > 0 ? { faults } : judged
}

/** A line of `categories.jsonl`; that it lies in itself is for the caller to see. */
export const judgeCategory = judgeAs<CategoryRow>('categories')

/** A line of `campaigns.jsonl`. */
export const judgeCampaign = judgeAs<CampaignRow>('campaigns')

const judgeShape = judgeAs<PromotionRow>('promotions')

/** A line of `promotions.jsonl`, its texts too: `guestPrices` where guests see prices. */
export const judgePromotion = async (
  db: Db,
  siteId: string,
  { row, guestPrices }: { row: object; guestPrices: boolean },
): Promise<Judged<PromotionRow>> => {
  const judged = await judgeShape(db, siteId, row)
  if ('faults' in judged) return judged
  const faults = contentFaults('promotions', row, { production: false, guestPrices })
  return faults.length > 0 ? { faults } : judged
}

const checkContent = schemaCheck(contentSchema)

/** A file of `content/`, its texts too: `guestPrices` where guests see prices. */
export const judgeContent = ({
  row,
  guestPrices,
}: {
  row: object
  guestPrices: boolean
}): Judged<ContentFile> => {
  const shape = checkContent(row)
  if (shape.length > 0) return { faults: shape }
  const faults = contentFileFaults(row as ContentFile, { production: false, guestPrices })
  return faults.length > 0 ? { faults } : { row: row as ContentFile }
}

/** A row of `redirects.csv`. */
export const judgeRedirect = judgeAs<RedirectRow>('redirects')

/** `synonyms.json`. */
export const judgeSynonyms = judgeAs<SynonymsFile>('synonyms')

/** Files of one document by their shape and where they lead. */
export const judgeDocument = { site: judgeSite, shipping: judgeShippingShape, synonyms: judgeSynonyms }

import type { PromotionRow } from '../bundle/index.ts'
import { type CategoryTree, categoryTree } from '../categories/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { activePromotions } from '../promotions/index.ts'
import { type StockProduct, type StockSnapshot, takeStockSnapshot } from '../stores/index.ts'
import { type Families, familiesOf } from './family.ts'
import { type ImageVersions, pathsOf } from './images.ts'
import { loadFamilies } from './load-families.ts'
import { loadImageVersions } from './load-image-versions.ts'
import type { ProductRow } from './queries.ts'
import type { ProductView } from './read-expand.ts'

/** Everything the view of some products reads. */
export type Catalogue = {
  ctx: Ctx
  shown: ProductView
  families: Families
  stock: StockSnapshot | undefined
  promotions: readonly PromotionRow[]
  versions: ImageVersions
  categories: CategoryTree | undefined
}

/** What stock has to know of a product. */
export const stockProductOf = (row: ProductRow): StockProduct => ({
  sku: row.id,
  masterId: row.masterId,
  kind: row.kind,
  online: row.online,
  pattern: row.stockPattern,
  cut: row.cut ?? null,
  leadDays: row.leadDays ?? null,
  components: row.components,
})

/**
 * Loads products by id with their families, stock, promotions and pictures: five statements whatever the number, two
 * once the catalogue's part is known.
 */
export const loadCatalogue = async (ctx: Ctx, shown: ProductView, ids: string[]): Promise<Catalogue> => {
  const rows = await loadFamilies(ctx, shown.country, ids)
  const wantsStock = rows.length > 0 && (shown.has('availability') || shown.has('variations'))
  const [stock, promotions, versions, categories] = await Promise.all([
    wantsStock ? takeStockSnapshot(ctx, shown.country, rows.map(stockProductOf)) : undefined,
    rows.length > 0 && shown.has('promotions') ? activePromotions(ctx, shown.country) : [],
    shown.has('images')
      ? loadImageVersions(
          ctx,
          rows.flatMap(({ images, content: { documents = [] } }) => [
            ...images.flatMap(pathsOf),
            ...documents.map(({ path }) => path),
          ]),
        )
      : new Map<string, string>(),
    shown.has('primary_category') ? categoryTree(ctx) : undefined,
  ])
  return { ctx, shown, families: familiesOf(rows), stock, promotions, versions, categories }
}

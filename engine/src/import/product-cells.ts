import type { MasterRow, ProductRow, VariantRow } from '../bundle/products.ts'
import { type Cell, textArray } from '../db/copy-rows.ts'

/** Columns of `product`, in the order of the cells. */
export const productColumns = [
  'site_id',
  'id',
  'kind',
  'master_id',
  'primary_category_id',
  'category_ids',
  'online',
  'countries',
  'name',
  'content',
  'images',
  'variation_attributes',
  'variation_values',
  'attributes',
  'sell_mode',
  'unit',
  'tax_classes',
  'step_quantity',
  'min_order_quantity',
  'weight_g',
  'longest_mm',
  'length_mm',
  'cut',
  'lead_days',
  'courier',
  'is_default_variant',
  'stock_pattern',
  'options',
  'is_new',
  'is_sale',
  'popularity',
  'members',
  'keywords',
  'own_online',
] as const

/** A category and all above it. */
export const withAncestors = (ids: readonly string[], parents: Map<string, string | undefined>): string[] => {
  const all = new Set<string>()
  for (const id of ids) {
    for (let at: string | undefined = id; at !== undefined && !all.has(at); at = parents.get(at)) all.add(at)
  }
  return [...all]
}

type Shown = Exclude<ProductRow, VariantRow>
type Sold = MasterRow | Extract<ProductRow, { type: 'item' | 'bundle' }>

const contentOf = (row: Shown) => ({
  shortDescription: row.shortDescription,
  longDescription: row.longDescription,
  pageTitle: row.pageTitle,
  pageDescription: row.pageDescription,
  techDetails: row.techDetails,
  presentations: row.presentations,
  videos: row.videos,
  reviews: row.reviews,
  rating: row.rating,
  documents: row.documents,
  facts: row.facts,
  links: row.links,
  ...('cat014' in row
    ? { cat014: row.cat014, cabys: row.cabys, coverMm: row.coverMm, perQuintal: row.perQuintal }
    : {}),
})

/** What is sold and how; a set is sold as its components, so it has the defaults. */
const soldCells = (sold: Partial<Sold>, own: Partial<VariantRow>): Cell[] => [
  sold.sellMode ?? 'unit',
  sold.unit ?? {},
  own.taxClasses ?? sold.taxClasses ?? {},
  own.stepQuantity ?? sold.stepQuantity ?? 1,
  own.minOrderQuantity ?? sold.minOrderQuantity ?? 1,
  own.weightGrams ?? 0,
  own.longestSideMm ?? null,
  own.lengthMm ?? null,
  sold.cut ?? null,
  sold.leadDays ?? null,
  sold.courier ?? true,
  own.default ?? false,
  sold.stockPattern ?? 'S1',
  sold.options ?? [],
]

const shownCells = (siteId: string, row: Shown, parents: Map<string, string | undefined>): Cell[] => [
  siteId,
  row.id,
  row.type,
  null,
  row.primaryCategoryId,
  textArray(withAncestors(row.categoryIds, parents)),
  row.online,
  textArray(row.countries),
  row.name,
  contentOf(row),
  row.images,
  'variationAttributes' in row ? row.variationAttributes : [],
  {},
  row.attributes,
]

const variantCells = (
  siteId: string,
  row: VariantRow,
  master: MasterRow,
  parents: Map<string, string | undefined>,
): Cell[] => [
  siteId,
  row.id,
  'variant',
  row.masterId,
  master.primaryCategoryId,
  textArray(withAncestors(master.categoryIds, parents)),
  row.online && master.online,
  textArray(row.countries ?? master.countries),
  // Texts and pictures stay on the master; a variant names only what differs.
  row.name ?? {},
  row.facts ? { facts: row.facts } : {},
  [],
  [],
  row.variationValues,
  { ...master.attributes, ...row.attributes, ...row.variationValues },
]

/** The row of `product` that a line of the bundle becomes. Variants carry what they inherit of how they are sold. */
export const productCells = (
  siteId: string,
  row: ProductRow,
  masters: Map<string, MasterRow>,
  parents: Map<string, string | undefined>,
): Cell[] => {
  if (row.type === 'variant') {
    const master = masters.get(row.masterId)
    if (!master) throw new Error(`variant ${row.id} has no master ${row.masterId}`)
    return [
      ...variantCells(siteId, row, master, parents),
      ...soldCells(master, row),
      master.isNew,
      master.isSale,
      master.popularity,
      [],
      {},
      row.online,
    ]
  }
  const measured = 'weightGrams' in row ? row : {}
  return [
    ...shownCells(siteId, row, parents),
    ...soldCells('sellMode' in row ? row : {}, measured),
    row.isNew,
    row.isSale,
    row.popularity,
    'components' in row ? row.components : [],
    row.keywords,
    row.online,
  ]
}

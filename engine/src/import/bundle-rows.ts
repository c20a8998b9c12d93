import type {
  ProductCells,
  StoredCategory,
  StoredPrice,
  StoredProduct,
  StoredStock,
} from './export-queries.ts'

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

const omitEmpty = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => isGiven(value)))

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export const categoryRow = (category: StoredCategory) =>
  omitEmpty({
    id: category.id,
    parentId: category.parentId,
    position: category.position,
    online: category.online,
    name: category.name,
    ...category.content,
    image: category.image,
    slotBannerImage: category.bannerImage,
    showInMenu: category.showInMenu,
    alternativeUrl: category.alternativeUrl,
  })

/** What was assigned, without the ancestors that the import adds by itself. */
const assignedCategories = (product: ProductCells, parents: Map<string, string | null>) => {
  const above = new Set(
    product.categoryIds.flatMap((id) => {
      const all: string[] = []
      for (let at = parents.get(id); at; at = parents.get(at)) all.push(at)
      return all
    }),
  )
  return product.categoryIds.filter((id) => !above.has(id) || id === product.primaryCategoryId)
}

const measureMembers = ({ weightGrams, longestSideMm, lengthMm }: ProductCells) => ({
  weightGrams,
  longestSideMm,
  lengthMm,
})

const saleMembers = (product: ProductCells) => ({
  sellMode: product.sellMode,
  unit: product.unit,
  taxClasses: Object.keys(product.taxClasses).length > 0 ? product.taxClasses : null,
  stepQuantity: product.stepQuantity,
  minOrderQuantity: product.minOrderQuantity,
  stockPattern: product.stockPattern,
  leadDays: product.leadDays,
  cut: product.cut,
  courier: product.courier,
  options: product.options.length > 0 ? product.options : null,
})

const displayMembers = (product: ProductCells, parents: Map<string, string | null>) => ({
  type: product.kind,
  id: product.id,
  online: product.online,
  name: product.name,
  ...product.content,
  keywords: product.keywords,
  primaryCategoryId: product.primaryCategoryId,
  categoryIds: assignedCategories(product, parents),
  countries: product.countries,
  images: product.images,
  isNew: product.isNew,
  isSale: product.isSale,
  popularity: product.popularity,
  attributes: product.attributes,
})

/** A variant names only what its master does not say already. */
const variantRow = (own: ProductCells, master: ProductCells) => ({
  type: 'variant',
  id: own.id,
  masterId: own.masterId,
  online: own.ownOnline,
  name: Object.keys(own.name).length > 0 ? own.name : null,
  variationValues: own.variationValues,
  attributes: Object.fromEntries(
    Object.entries(own.attributes).filter(
      ([id, value]) => !(id in own.variationValues) && master.attributes[id] !== value,
    ),
  ),
  default: own.isDefault ? true : null,
  countries: isSame(own.countries, master.countries) ? null : own.countries,
  taxClasses: isSame(own.taxClasses, master.taxClasses) ? null : own.taxClasses,
  stepQuantity: own.stepQuantity === master.stepQuantity ? null : own.stepQuantity,
  minOrderQuantity: own.minOrderQuantity === master.minOrderQuantity ? null : own.minOrderQuantity,
  facts: own.content.facts ?? null,
  ...measureMembers(own),
})

/** The line of `products.jsonl` that brings this product. `parents`: category id → its parent. */
export const productRow = (product: StoredProduct, parents: Map<string, string | null>) => {
  if (product.master) return omitEmpty(variantRow(product, product.master))
  const common = displayMembers(product, parents)
  const components = { components: product.members }
  if (product.kind === 'set') return omitEmpty({ ...common, ...components })
  if (product.kind === 'master')
    return omitEmpty({
      ...common,
      ...saleMembers(product),
      variationAttributes: product.variationAttributes,
    })
  return omitEmpty({
    ...common,
    ...saleMembers(product),
    ...measureMembers(product),
    ...(product.kind === 'bundle' ? components : {}),
  })
}

/** Millimetres as metres, to the millimetre where they are not whole; pieces as they are. */
const quantity = (stored: number, cut: boolean) =>
  cut && stored % 1000 !== 0 ? (stored / 1000).toFixed(3) : String(cut ? stored / 1000 : stored)

export const priceRow = ({ country, sku, minQuantity, minor, cut }: StoredPrice) => [
  country,
  sku,
  quantity(minQuantity, cut),
  minor === null ? 'quote' : (minor / 100).toFixed(2),
]

export const stockRow = ({ inventoryId, sku, onHand, cut }: StoredStock) => [
  inventoryId,
  sku,
  quantity(onHand, cut),
]

import { cleanHtml } from '../content/index.ts'
import { localize } from '../kernel/localized.ts'
import { productPromotionsView } from '../promotions/index.ts'
import type { Availability } from '../stores/index.ts'
import type { Static } from '../kernel/schema.ts'
import { brandView } from './attribute-names.ts'
import type { Product } from './contract.ts'
import type { Catalogue } from './load-catalogue.ts'
import type { ProductRow } from './queries.ts'
import { customView } from './view-custom.ts'
import { optionsView } from './options.ts'
import { imageGroupsView } from './view-images.ts'
import { inventoryView, isBuyable, ownStockView, storeStockView } from './view-inventory.ts'
import { firstPrice, priceView, quoteFrom, rangeView } from './view-prices.ts'
import { variationAttributesView } from './view-variations.ts'

/** Members that are there or not: said once, so that their combinations need not be compared one by one. */
type Some<Name extends keyof Static<typeof Product>> = Partial<Pick<Static<typeof Product>, Name>>

const availability = ({ stock, shown }: Catalogue, sku: string): Availability | undefined =>
  stock?.at(shown.storeId, sku)

const buyable = (catalogue: Catalogue, row: ProductRow) => isBuyable(row, availability(catalogue, row.id))

/** Price-like members: absent for guests (decisions, section 0 "Prices and guests"). */
export const pricesOf = (catalogue: Catalogue, row: ProductRow) => {
  const { ctx, families, shown } = catalogue
  if (ctx.audience === 'guest' || !shown.has('prices')) return {}
  return row.kind === 'master'
    ? rangeView(families.variantsOf(row.id), shown.country)
    : priceView(row, shown.country, shown.perPricebook)
}

/** Promotions that speak of the product itself. */
export const promotionsOf = (catalogue: Catalogue, row: ProductRow): Some<'productPromotions'> => {
  const { ctx, families, shown, promotions } = catalogue
  if (!shown.has('promotions')) return {}
  const head = families.headOf(row)
  const found = productPromotionsView({
    promotions,
    product: {
      sku: row.id,
      masterId: row.masterId ?? undefined,
      categoryIds: row.categoryIds,
      attributes: { ...head.attributes, ...row.attributes, ...row.variationValues },
    },
    country: shown.country,
    locale: shown.locale,
    audience: ctx.audience,
    priceMinor: firstPrice(row),
  })
  return found.length > 0 ? { productPromotions: found } : {}
}

/** What there is of it through the chosen store, and in the inventories asked for. */
export const stockOf = (catalogue: Catalogue, row: ProductRow) => {
  const { stock, shown } = catalogue
  if (!stock || !shown.has('availability')) return {}
  const chosen = stock.stores.find(({ id }) => id === shown.storeId) ?? stock.standard
  // A country without a store sells nothing yet.
  if (!chosen) return { isProductUnavailable: row.sellMode !== 'quote' }
  const own = stock.at(chosen.id, row.id)
  const asked = stock.stores.filter(({ inventoryId }) => shown.inventoryIds.includes(inventoryId))
  return {
    inventory: inventoryView(row, chosen.inventoryId, own),
    ...(asked.length > 0
      ? {
          inventories: asked.map((one) => {
            const there = stock.at(one.id, row.id)
            return {
              ...inventoryView(row, one.inventoryId, there),
              c_stockInStore: ownStockView(row, there),
            }
          }),
        }
      : {}),
    ...storeStockView(row, own, stock.storesWithStock(row.id)),
    isProductUnavailable: row.sellMode !== 'quote' && (own?.ats ?? 0) === 0,
  }
}

const variantsView = (
  catalogue: Catalogue,
  variants: readonly ProductRow[],
  orderable: ReadonlySet<string>,
) =>
  variants.map((variant) => ({
    productId: variant.id,
    orderable: orderable.has(variant.id),
    variationValues: variant.variationValues,
    ...(variant.isDefault ? { c_default: true } : {}),
    ...variantPrices(catalogue, variant),
  }))

const variantPrices = (catalogue: Catalogue, variant: ProductRow) => {
  const { ctx, shown } = catalogue
  if (ctx.audience === 'guest' || !shown.has('prices')) return {}
  const { price, tieredPrices } = priceView(variant, shown.country, shown.perPricebook)
  return price === undefined ? {} : { price, tieredPrices }
}

const variationsOf = (catalogue: Catalogue, row: ProductRow) => {
  const { ctx, families, shown } = catalogue
  const head = families.headOf(row)
  if (!shown.has('variations') || head.kind !== 'master') return {}
  const variants = families.variantsOf(head.id)
  const orderable = new Set(variants.filter((variant) => buyable(catalogue, variant)).map(({ id }) => id))
  return {
    variants: variantsView(catalogue, variants, orderable),
    variationAttributes: variationAttributesView(head, {
      site: ctx.site,
      locale: shown.locale,
      variants,
      isOrderable: (sku) => orderable.has(sku),
    }),
  }
}

const masterOf = (catalogue: Catalogue, row: ProductRow) => {
  const { ctx, families, shown } = catalogue
  if (row.masterId === null) return {}
  const variants = families.variantsOf(row.masterId)
  const range = ctx.audience === 'guest' || !shown.has('prices') ? {} : rangeView(variants, shown.country)
  const { price, priceMax } = { price: undefined, priceMax: undefined, ...range }
  return {
    variationValues: row.variationValues,
    master: {
      masterId: row.masterId,
      orderable: variants.some((variant) => buyable(catalogue, variant)),
      ...(price === undefined ? {} : { price, priceMax }),
    },
  }
}

/** Its pictures, or its master's; of its own choice alone unless all are asked for. */
export const imagesOf = (catalogue: Catalogue, row: ProductRow): Some<'imageGroups'> => {
  const { ctx, families, shown, versions } = catalogue
  if (!shown.has('images')) return {}
  const images = row.images.length > 0 ? row.images : families.headOf(row).images
  const choice = row.kind === 'variant' && !shown.allImages ? row.variationValues : undefined
  return {
    imageGroups: imageGroupsView(images, {
      site: ctx.site,
      locale: shown.locale,
      versions,
      viewTypes: shown.viewTypes,
      choice,
    }),
  }
}

const textsOf = ({ families, shown }: Catalogue, row: ProductRow) => {
  const head = families.headOf(row)
  const content = { ...head.content, ...row.content }
  const name = localize(row.name, shown.locale) || localize(head.name, shown.locale)
  const pageTitle = localize(content.pageTitle, shown.locale) || name
  const pageDescription =
    localize(content.pageDescription, shown.locale) || localize(content.shortDescription, shown.locale)
  return {
    name,
    shortDescription: localize(content.shortDescription, shown.locale),
    longDescription: cleanHtml(localize(content.longDescription, shown.locale)),
    pageTitle,
    pageDescription,
    ...(shown.has('page_meta_tags')
      ? {
          pageMetaTags: [
            { id: 'title', value: pageTitle },
            { id: 'description', value: pageDescription },
          ],
        }
      : {}),
  }
}

const linksOf = ({ ctx, families, shown }: Catalogue, row: ProductRow): Some<'productLinks'> => {
  const links = families.headOf(row).content.links ?? []
  if (!shown.has('links') || links.length === 0) return {}
  const link = (id: string) =>
    `/product/shopper-products/v1/organizations/${ctx.site.organizationId}/products/${id}?siteId=${ctx.site.siteId}`
  return {
    productLinks: links.map(({ type, productId }) => ({
      sourceProductId: row.id,
      sourceProductLink: link(row.id),
      targetProductId: productId,
      targetProductLink: link(productId),
      type,
    })),
  }
}

const ruleOf = ({ shown }: Catalogue, row: ProductRow) => {
  const from = quoteFrom(row)
  return {
    unit: localize(row.unit, shown.locale),
    stepQuantity: row.stepQuantity,
    minOrderQuantity: row.minOrderQuantity,
    isProductQuote: row.sellMode === 'quote',
    isProductFinished: row.sellMode !== 'quote',
    ...(from === undefined ? {} : { c_quoteFromQuantity: from }),
  }
}

/** The category it belongs to, with the way there; absent where nobody can reach it. */
const primaryCategoryOf = (
  { categories, shown }: Catalogue,
  { primaryCategoryId }: ProductRow,
): Some<'primaryCategory'> => {
  const record = primaryCategoryId ? categories?.find(primaryCategoryId) : undefined
  if (!categories || !record) return {}
  const step = (one: typeof record) => ({ id: one.id, name: localize(one.name, shown.locale) })
  return { primaryCategory: { ...step(record), parentCategoryTree: categories.pathTo(record.id).map(step) } }
}

/** A product without its components. */
const partView = (catalogue: Catalogue, row: ProductRow) => {
  const { ctx, families, shown } = catalogue
  const currency = ctx.site.countries.find(({ code }) => code === shown.country)?.currency
  return {
    id: row.id,
    type: { [row.kind]: true, ...(row.options.length > 0 ? { option: true } : {}) },
    currency,
    ...(row.primaryCategoryId ? { primaryCategoryId: row.primaryCategoryId } : {}),
    ...primaryCategoryOf(catalogue, row),
    ...brandView(ctx.site, { ...families.headOf(row).attributes, ...row.attributes }, shown.locale),
    ...textsOf(catalogue, row),
    ...ruleOf(catalogue, row),
    ...masterOf(catalogue, row),
    ...pricesOf(catalogue, row),
    ...promotionsOf(catalogue, row),
    ...stockOf(catalogue, row),
    ...variationsOf(catalogue, row),
    ...imagesOf(catalogue, row),
    ...(shown.has('options') ? optionsView(row.options, shown, ctx.audience) : {}),
    ...linksOf(catalogue, row),
    ...customView(ctx.site, row, families.headOf(row), shown.locale),
  }
}

const componentsOf = (catalogue: Catalogue, row: ProductRow) => {
  const { families, shown } = catalogue
  const parts = row.components.flatMap(({ productId, quantity }) => {
    const part = families.get(productId)
    return part ? [{ id: productId, quantity, product: partView(catalogue, part) }] : []
  })
  if (row.kind === 'bundle' && shown.has('bundled_products')) return { bundledProducts: parts }
  if (row.kind !== 'set' || !shown.has('set_products')) return {}
  return { setProducts: parts.map(({ quantity, product }) => ({ ...product, c_quantity: quantity })) }
}

/** A product as the contract writes it, for the audience of the call. */
export const productView = (catalogue: Catalogue, row: ProductRow) => ({
  ...partView(catalogue, row),
  ...componentsOf(catalogue, row),
})

import { cleanHtml, withoutMarkup } from '../content/index.ts'
import { localize } from '../kernel/localized.ts'
import { productPromotionsView } from '../promotions/call-outs/index.ts'
import type { Availability } from '../stores/index.ts'
import { brandView } from './attribute-names.ts'
import { imagesOf } from './images-of.ts'
import type { Catalogue } from './load-catalogue.ts'
import { optionsView } from './options.ts'
import type { ProductRow } from './queries.ts'
import { customView } from './view-custom.ts'
import { inventoryView, isBuyable, ownStockView, storeStockView } from './view-inventory.ts'
import { firstPrice, priceOfSet, priceView, quoteFrom, rangeView } from './view-prices.ts'
import { typeView } from './view-type.ts'
import { variationAttributesView } from './view-variations.ts'

const availability = ({ stock, shown }: Catalogue, sku: string): Availability | undefined =>
  stock?.at(shown.storeId, sku)

const buyable = (catalogue: Catalogue, row: ProductRow) => isBuyable(row, availability(catalogue, row.id))

/** A set has no price list: it costs what its parts do. */
const setPriceOf = (catalogue: Catalogue, { kind, components }: ProductRow) => {
  const { ctx, shown } = catalogue
  if (kind !== 'set' || ctx.audience === 'guest' || !shown.has('prices')) return undefined
  const parts = components.map(({ productId, quantity }) => {
    const part = catalogue.families.get(productId)
    if (!part) return undefined
    return { ...part, quantity, promotions: promotionsOf(catalogue, part)?.productPromotions ?? [] }
  })
  const known = parts.filter((part) => part !== undefined)
  const price = known.length === parts.length ? priceOfSet(known) : undefined
  return price === undefined ? undefined : { c_setPrice: price }
}

/** Price-like members: absent for guests (decisions, section 0 "Prices and guests"). */
export const pricesOf = (catalogue: Catalogue, row: ProductRow) => {
  const { ctx, families, shown } = catalogue
  if (ctx.audience === 'guest' || !shown.has('prices')) return undefined
  const isRange = row.kind === 'master'
  return {
    ...(isRange ? rangeView(families.variantsOf(row.id), shown.country) : undefined),
    ...(isRange ? undefined : priceView(row, shown.country, shown.perPricebook)),
  }
}

/** Promotions that speak of the product itself. */
export const promotionsOf = (catalogue: Catalogue, row: ProductRow) => {
  const { ctx, families, shown, promotions } = catalogue
  if (!shown.has('promotions')) return undefined
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
  return found.length > 0 ? { productPromotions: found } : undefined
}

type Stock = NonNullable<Catalogue['stock']>
type Store = Stock['stores'][number]

/** What there is of it through one store, and in the inventories asked for. */
const stockThroughStore = (stock: Stock, row: ProductRow, store: Store, inventoryIds: readonly string[]) => {
  const own = stock.at(store.id, row.id)
  const asked = stock.stores.filter(({ inventoryId }) => inventoryIds.includes(inventoryId))
  return {
    inventory: inventoryView(row, store.inventoryId, own),
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
  }
}

/** What there is of it through the chosen store. A country without a store sells nothing yet. */
export const stockOf = (catalogue: Catalogue, row: ProductRow) => {
  const { stock, shown } = catalogue
  if (!stock || !shown.has('availability')) return undefined
  const chosen = stock.stores.find(({ id }) => id === shown.storeId) ?? stock.standard
  const own = chosen && stock.at(chosen.id, row.id)
  return {
    ...(chosen ? stockThroughStore(stock, row, chosen, shown.inventoryIds) : undefined),
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
  if (ctx.audience === 'guest' || !shown.has('prices')) return undefined
  const prices = priceView(variant, shown.country, shown.perPricebook)
  return prices && { price: prices.price, tieredPrices: prices.tieredPrices }
}

const variationsOf = (catalogue: Catalogue, row: ProductRow) => {
  const { ctx, families, shown } = catalogue
  const head = families.headOf(row)
  if (!shown.has('variations') || head.kind !== 'master') return undefined
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
  if (row.masterId === null) return undefined
  const variants = families.variantsOf(row.masterId)
  const range =
    ctx.audience === 'guest' || !shown.has('prices') ? undefined : rangeView(variants, shown.country)
  return {
    variationValues: row.variationValues,
    master: {
      masterId: row.masterId,
      orderable: variants.some((variant) => buyable(catalogue, variant)),
      ...(range ? { price: range.price, priceMax: range.priceMax } : {}),
    },
  }
}

const textsOf = ({ families, shown }: Catalogue, row: ProductRow) => {
  const head = families.headOf(row)
  const content = { ...head.content, ...row.content }
  const name = localize(row.name, shown.locale) || localize(head.name, shown.locale)
  const pageTitle = localize(content.pageTitle, shown.locale) || name
  const shortDescription = withoutMarkup(localize(content.shortDescription, shown.locale))
  const pageDescription = localize(content.pageDescription, shown.locale) || shortDescription
  return {
    name,
    shortDescription,
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

const linksOf = ({ ctx, families, shown }: Catalogue, row: ProductRow) => {
  const links = families.headOf(row).content.links ?? []
  if (!shown.has('links') || links.length === 0) return undefined
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
const primaryCategoryOf = ({ categories, shown }: Catalogue, { primaryCategoryId }: ProductRow) => {
  const record = primaryCategoryId ? categories?.find(primaryCategoryId) : undefined
  if (!categories || !record) return undefined
  const step = (one: typeof record) => ({ id: one.id, name: localize(one.name, shown.locale) })
  return { primaryCategory: { ...step(record), parentCategoryTree: categories.pathTo(record.id).map(step) } }
}

/** A product without its components. */
const partView = (catalogue: Catalogue, row: ProductRow) => {
  const { ctx, families, shown } = catalogue
  const currency = ctx.site.countries.find(({ code }) => code === shown.country)?.currency
  return {
    id: row.id,
    type: typeView(row.kind, row.options.length > 0),
    currency,
    ...(row.primaryCategoryId ? { primaryCategoryId: row.primaryCategoryId } : {}),
    ...primaryCategoryOf(catalogue, row),
    ...brandView(ctx.site, { ...families.headOf(row).attributes, ...row.attributes }, shown.locale),
    ...textsOf(catalogue, row),
    ...ruleOf(catalogue, row),
    ...masterOf(catalogue, row),
    ...pricesOf(catalogue, row),
    ...setPriceOf(catalogue, row),
    ...promotionsOf(catalogue, row),
    ...stockOf(catalogue, row),
    ...variationsOf(catalogue, row),
    ...imagesOf(catalogue, row),
    ...(shown.has('options') ? optionsView(row.options, shown, ctx.audience) : undefined),
    ...linksOf(catalogue, row),
    ...customView(ctx.site, row, families.headOf(row), shown.locale, catalogue.versions),
  }
}

const componentsOf = (catalogue: Catalogue, row: ProductRow) => {
  const { families, shown } = catalogue
  const parts = row.components.flatMap(({ productId, quantity }) => {
    const part = families.get(productId)
    return part ? [{ id: productId, quantity, product: partView(catalogue, part) }] : []
  })
  return {
    ...(row.kind === 'bundle' && shown.has('bundled_products') ? { bundledProducts: parts } : {}),
    ...(row.kind === 'set' && shown.has('set_products')
      ? { setProducts: parts.map(({ quantity, product }) => ({ ...product, c_quantity: quantity })) }
      : {}),
  }
}

/** A product as the contract writes it, for the audience of the call. */
export const productView = (catalogue: Catalogue, row: ProductRow) => ({
  ...partView(catalogue, row),
  ...componentsOf(catalogue, row),
})

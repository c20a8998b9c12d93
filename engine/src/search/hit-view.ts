import type { CountryCode } from '../../../facts/countries.ts'
import type { LocaleId } from '../../../facts/locales.ts'
import { toMajor } from '../../../facts/money.ts'
import type { PromotionRow } from '../bundle/index.ts'
import { writeJson } from '../kernel/schema.ts'
import { localize } from '../kernel/localized.ts'
import type { Audience } from '../kernel/shopper.ts'
import type { Site } from '../kernel/site.ts'
import {
  attributeName,
  attributeValue,
  imageGroupsView,
  imageView,
  mainImage,
  priceBook,
  priceOfSet,
  typeView,
} from '../products/index.ts'
import { productPromotionsView } from '../promotions/call-outs/index.ts'
import type { PricedPart, ShownRow } from './page-queries.ts'

/** A tile shows swatches and a first choice, not hundreds of variants. */
const mostVariants = 30

export type HitQuestion = {
  site: Site
  country: CountryCode
  locale: LocaleId
  audience: Audience
  promotions: readonly PromotionRow[]
  has(part: string): boolean
  wants(member: string): boolean
  viewTypes: readonly string[]
  /** Facets chosen, by attribute: the variant shown fits them. */
  chosen: ReadonlyMap<string, readonly string[]>
}

const fits = (row: ShownRow, chosen: HitQuestion['chosen']) =>
  [...chosen].every(([id, values]) => values.some((value) => row.facets.includes(`${id}=${value}`)))

/** What comes first where nothing else decides. For a guest the order may not tell which variant costs less. */
const cheaper = (a: ShownRow, b: ShownRow, audience: Audience) =>
  audience === 'guest'
    ? 0
    : (a.priceMinor ?? Number.MAX_SAFE_INTEGER) - (b.priceMinor ?? Number.MAX_SAFE_INTEGER)

/** The variants of a hit, the one meant first: fitting the choices, then the words, then what can be had. */
const rankVariants = (variants: readonly ShownRow[], { chosen, audience }: HitQuestion): ShownRow[] =>
  variants.toSorted(
    (a, b) =>
      Number(fits(b, chosen)) - Number(fits(a, chosen)) ||
      b.match - a.match ||
      Number(b.orderable) - Number(a.orderable) ||
      Number(b.isDefault) - Number(a.isDefault) ||
      cheaper(a, b, audience),
  )

/**
 * What a hit's price is about: the variants that were asked for, by choices and then by words ("polín 4x2"), so that
 * no other size's price stands beside the one shown; all of them where nothing was said.
 */
const pricedRows = (row: ShownRow, ranked: readonly ShownRow[], { chosen }: HitQuestion) => {
  if (row.kind !== 'master') return [row]
  const fitting = ranked.filter((one) => fits(one, chosen))
  const best = fitting[0]?.match ?? 0
  const meant = best > 0 ? fitting.filter(({ match }) => match === best) : fitting
  return meant.length > 0 ? meant : ranked
}

/** Price-like members; absent for guests. A hit tells its cheapest and dearest variant. */
const pricesView = (rows: readonly ShownRow[], { audience, country }: HitQuestion) => {
  const minors = rows.flatMap(({ priceMinor }) => priceMinor ?? [])
  if (audience === 'guest' || minors.length === 0) return undefined
  const [minPrice, maxPrice] = [toMajor(Math.min(...minors)), toMajor(Math.max(...minors))]
  return {
    price: minPrice,
    pricePerUnit: minPrice,
    ...(maxPrice > minPrice ? { priceMax: maxPrice } : {}),
    priceRanges: [{ minPrice, maxPrice, pricebook: priceBook(country, 'sale') }],
  }
}

const promotionsView = (row: ShownRow, represented: ShownRow, question: HitQuestion) => {
  const { promotions, country, locale, audience } = question
  const found = productPromotionsView({
    promotions,
    product: {
      sku: represented.id,
      masterId: represented.masterId ?? undefined,
      categoryIds: row.categoryIds,
      attributes: { ...row.attributes, ...represented.attributes, ...represented.variationValues },
    },
    country,
    locale,
    audience,
    priceMinor: represented.priceMinor ?? undefined,
  })
  return found.length > 0 ? { productPromotions: found } : undefined
}

const variationsView = (row: ShownRow, variants: readonly ShownRow[], question: HitQuestion) => {
  const { site, locale, audience, wants } = question
  if (row.kind !== 'master') return undefined
  const choices = row.variationAttributes.map(({ id, values }) => ({
    id,
    name: attributeName(site, id, locale),
    values: values.flatMap((value) => {
      const having = variants.filter((variant) => variant.variationValues[id] === value)
      if (having.length === 0) return []
      const { name, hex } = attributeValue(site, id, value, locale)
      const orderable = having.some((variant) => variant.orderable)
      return [{ value, name, orderable, ...(hex ? { c_hex: hex } : {}) }]
    }),
  }))
  if (!wants('variants')) return { variationAttributes: choices }
  return {
    variationAttributes: choices,
    variants: variants.slice(0, mostVariants).map((variant) => ({
      productId: variant.id,
      orderable: variant.orderable,
      variationValues: variant.variationValues,
      ...(audience === 'registered' && variant.priceMinor !== null
        ? { price: toMajor(variant.priceMinor) }
        : {}),
    })),
  }
}

const picturesView = (row: ShownRow, represented: ShownRow, question: HitQuestion) => {
  const { site, locale, has, viewTypes } = question
  if (!has('images')) return undefined
  const shown = { site, locale, versions: new Map(Object.entries(row.versions)) }
  const main = mainImage(row.images, represented.variationValues)
  return {
    imageGroups: imageGroupsView(row.images, { ...shown, viewTypes, choices: undefined }),
    // Whatever view types are asked for: who needs no more of the pictures than this need not ask for all of them.
    ...(main ? { image: imageView(main, 'large', shown) } : {}),
  }
}

/** What a set costs, for customers: its parts with the promotions of each. */
const setPriceView = ({ parts, partIds }: ShownRow, question: HitQuestion) => {
  const { promotions, country, locale, audience } = question
  if (audience === 'guest' || !parts || parts.length < partIds.length) return undefined
  const promotionsOfPart = ({ sku, masterId, categoryIds, attributes, prices }: PricedPart) =>
    productPromotionsView({
      promotions,
      product: { sku, masterId: masterId ?? undefined, categoryIds, attributes },
      country,
      locale,
      audience,
      priceMinor: prices[0]?.amountMinor ?? undefined,
    })
  const price = priceOfSet(parts.map((part) => ({ ...part, promotions: promotionsOfPart(part) })))
  return price === undefined ? undefined : { c_setPrice: price }
}

const factView = (id: string, name: string, value: string) => ({ id, displayName: name, value })

/** What a set or bundle says of itself; of other goods their values as they read. */
const factsView = (row: ShownRow, represented: ShownRow, { site, locale }: HitQuestion) => {
  const attributes =
    row.kind === 'set' || row.kind === 'bundle'
      ? (row.facts ?? []).map(({ id, displayName, value }) =>
          factView(id, localize(displayName, locale), localize(value, locale)),
        )
      : Object.entries({ ...row.attributes, ...represented.attributes }).map(([id, value]) =>
          factView(id, attributeName(site, id, locale), attributeValue(site, id, value, locale).name),
        )
  return attributes.length > 0 ? { c_pdpAttributesGroup: writeJson({ attributes }) } : undefined
}

/** A hit as the contract writes it, for the audience of the call. */
export const hitView = (row: ShownRow, family: readonly ShownRow[], question: HitQuestion) => {
  const { site, country, locale, has } = question
  const variants = row.kind === 'master' ? rankVariants(family, question) : []
  const represented = variants[0] ?? row
  const flags = { c_isNew: row.isNew, c_isSale: row.isSale }
  return {
    productId: row.id,
    productName: localize(row.name, locale),
    hitType: row.kind === 'item' ? 'product' : row.kind,
    productType: typeView(row.kind),
    currency: site.countries.find(({ code }) => code === country)?.currency,
    orderable: row.kind === 'master' ? variants.some(({ orderable }) => orderable) : row.orderable,
    representedProduct: { id: represented.id, ...flags },
    representedProducts: [{ id: represented.id, ...flags }],
    ...(has('prices') ? pricesView(pricedRows(row, variants, question), question) : undefined),
    ...(has('prices') ? setPriceView(row, question) : undefined),
    ...(has('promotions') ? promotionsView(row, represented, question) : undefined),
    ...(has('variations') ? variationsView(row, variants, question) : undefined),
    ...picturesView(row, represented, question),
    ...flags,
    c_sellMode: row.sellMode,
    c_measurementSelector: row.sellMode === 'cut',
    ...(localize(row.unit, locale) ? { c_unit: localize(row.unit, locale) } : {}),
    ...(row.coverMm === null ? {} : { c_coverMeters: row.coverMm / 1000 }),
    isProductQuote: row.sellMode === 'quote',
    ...factsView(row, represented, question),
    c_attributes: { ...row.attributes, ...represented.attributes },
  }
}

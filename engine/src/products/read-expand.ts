import type { CountryCode } from '../../../facts/countries.ts'
import { type LocaleId, localeOf } from '../../../facts/locales.ts'
import type { Ctx } from '../kernel/context.ts'
import { badRequest } from '../kernel/problem.ts'
import { csv } from '../kernel/schema.ts'
import { invalidExpand } from './problems.ts'
import { everyViewType } from './view-images.ts'

/** What a call asks to see of products. */
export type ProductView = {
  country: CountryCode
  locale: LocaleId
  has(part: string): boolean
  allImages: boolean
  /** Only pictures of the product's own choice, and of what varies so; undefined: as `allImages` says. */
  imagesOf: Readonly<Record<string, string>> | undefined
  viewTypes: readonly string[]
  perPricebook: boolean
  inventoryIds: string[]
  storeId: string | undefined
}

export type ProductViewQuery = {
  expand?: string
  allImages?: boolean
  imgTypes?: string
  c_imagesOf?: string
  perPricebook?: boolean
  inventoryIds?: string
  currency?: string
  c_store?: string
}

/** What the contract knows; some of it this shop has nothing for. */
const parts = [
  'none',
  'availability',
  'bundled_products',
  'links',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
  'set_products',
  'recommendations',
  'shipping_methods',
  'page_meta_tags',
  'primary_category',
]
const onRequest = ['page_meta_tags', 'none']

/** The parts asked for; undefined when nothing is said. Problem: 400 for an unknown name. */
const expandOf = (written: string | undefined): string[] | undefined => {
  if (written === undefined) return undefined
  const expand = csv(written)
  const wrong = expand.find((part) => !parts.includes(part))
  if (wrong !== undefined) throw invalidExpand(`'${wrong}' cannot be expanded.`, { expand: wrong })
  return expand
}

/**
 * The country whose prices are told: the locale's, unless the currency is another country's; two countries share
 * one, so the locale goes first. Problem: 400 for a currency that the site does not sell in, whose amounts would be
 * another currency's.
 */
export const countryOf = (ctx: Pick<Ctx, 'country' | 'site'>, currency: string | undefined): CountryCode => {
  const own = ctx.site.countries.find(({ code }) => code === ctx.country)
  if (!currency || own?.currency === currency) return ctx.country
  const first = ctx.site.countries.find((country) => country.currency === currency)
  if (first) return first.code
  throw badRequest(`The shop does not sell in the currency '${currency}'.`, { property: 'currency' })
}

/** `color=rojo` as variation values; `own` names none. */
const imagesOf = (written: string | undefined) =>
  written
    ? Object.fromEntries(
        csv(written).flatMap((one) => {
          const [id = '', value] = one.split('=')
          return value === undefined ? [] : [[id, value]]
        }),
      )
    : undefined

/** The view types that are named, else every one where all pictures are asked for, else those of the call. */
export const viewTypesOf = (
  { imgTypes, allImages }: { imgTypes?: string | undefined; allImages?: boolean | undefined },
  usual: readonly string[],
): readonly string[] => {
  if (imgTypes) return csv(imgTypes)
  return allImages ? everyViewType : usual
}

export const readProductView = (
  ctx: Ctx,
  query: ProductViewQuery,
  viewTypes: readonly string[],
): ProductView => {
  const expand = expandOf(query.expand)
  const country = countryOf(ctx, query.currency)
  return {
    country,
    locale: localeOf(ctx.language, country),
    has: (part) => (expand ? expand.includes(part) : !onRequest.includes(part)),
    allImages: query.allImages ?? false,
    imagesOf: imagesOf(query.c_imagesOf),
    viewTypes: viewTypesOf(query, viewTypes),
    perPricebook: query.perPricebook ?? false,
    inventoryIds: csv(query.inventoryIds).slice(0, 5),
    storeId: query.c_store || undefined,
  }
}

import { countriesWithCurrency, type CountryCode } from '../../../facts/countries.ts'
import { type LocaleId, localeOf } from '../../../facts/locales.ts'
import { isCurrency } from '../../../facts/money.ts'
import type { Ctx } from '../kernel/context.ts'
import { csv } from '../kernel/schema.ts'

/** What a call asks to see of products. */
export type Shown = {
  country: CountryCode
  locale: LocaleId
  has(part: string): boolean
  allImages: boolean
  viewTypes: readonly string[]
  perPricebook: boolean
  inventoryIds: string[]
  storeId: string | undefined
}

export type ShownQuery = {
  expand?: string
  allImages?: boolean
  imgTypes?: string
  perPricebook?: boolean
  inventoryIds?: string
  currency?: string
  c_store?: string
}

const onRequest = ['page_meta_tags', 'none']

/**
 * The country whose prices are told: the locale's, unless the currency is another country's; two countries share
 * one, so the locale goes first.
 */
export const countryOf = (ctx: Pick<Ctx, 'country' | 'site'>, currency: string | undefined): CountryCode => {
  const own = ctx.site.countries.find(({ code }) => code === ctx.country)
  if (!currency || own?.currency === currency || !isCurrency(currency)) return ctx.country
  const sold = ctx.site.countries.map(({ code }) => code)
  return countriesWithCurrency(currency).find((code) => sold.includes(code)) ?? ctx.country
}

export const shownBy = (ctx: Ctx, query: ShownQuery, viewTypes: readonly string[]): Shown => {
  const expand = query.expand === undefined ? undefined : csv(query.expand)
  const country = countryOf(ctx, query.currency)
  return {
    country,
    locale: localeOf(ctx.language, country),
    has: (part) => (expand ? expand.includes(part) : !onRequest.includes(part)),
    allImages: query.allImages ?? false,
    viewTypes: query.imgTypes ? csv(query.imgTypes) : viewTypes,
    perPricebook: query.perPricebook ?? false,
    inventoryIds: csv(query.inventoryIds).slice(0, 5),
    storeId: query.c_store || undefined,
  }
}

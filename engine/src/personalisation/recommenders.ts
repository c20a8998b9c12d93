import type { CountryCode } from '../../../facts/countries.ts'
import { rootCategoryId } from '../bundle/categories.ts'
import type { Statement } from '../db/sql.ts'
import type { Ctx } from '../kernel/context.ts'
import { type LocalizedText, localize } from '../kernel/localized.ts'
import {
  bestOfEach,
  boughtTogether,
  companions,
  companionsOfParts,
  selectCategory,
  similarProducts,
  topOf,
  type Visitor,
  viewedRecently,
} from './queries.ts'

/** What is asked: by whom, from which country, about which products. */
export type Question = {
  siteId: string
  country: CountryCode
  visitor: Visitor
  productIds: readonly string[]
}

/** Where the products of an answer come from, best first, and what a row of them is called. */
export type Plan = { sources: Statement<unknown>[]; title: LocalizedText }

export type Recommender = {
  description: string
  type: string
  plan(ctx: Ctx, question: Question): Promise<Plan> | Plan
  /** Without anything of its own it tells the best sellers instead of nothing. */
  fallsBack: boolean
}

export const bestSellers: LocalizedText = { es: 'Los más vendidos', en: 'Best sellers' }

const similar: Recommender = {
  description: 'Products with the same facts, of the same category first',
  type: 'similar-items',
  fallsBack: true,
  plan: (_ctx, { siteId, country, productIds }) => ({
    sources: [similarProducts(siteId, country, rootCategoryId, productIds)],
    title: { es: 'Productos similares', en: 'Similar products' },
  }),
}

const recent: Recommender = {
  description: 'What this visitor looked at lately',
  type: 'recently-viewed',
  fallsBack: false,
  plan: (_ctx, { siteId, visitor }) => ({
    sources: [viewedRecently(siteId, visitor)],
    title: { es: 'Vistos recientemente', en: 'Recently viewed' },
  }),
}

const productToProduct: Recommender = {
  description:
    'What others bought with these products, what goes with them, what was viewed in the same visit',
  type: 'products-to-product',
  fallsBack: true,
  plan: (_ctx, { siteId, productIds }) => ({
    sources: [
      boughtTogether(siteId, 'bought', productIds),
      companions(siteId, productIds),
      boughtTogether(siteId, 'viewed', productIds),
    ],
    title: { es: 'Suelen comprarse juntos', en: 'Often bought together' },
  }),
}

const completeTheSet: Recommender = {
  description: 'What a roof needs besides: ridge, screws, sealant',
  type: 'complete-the-set',
  fallsBack: true,
  plan: (_ctx, { siteId, productIds }) => ({
    sources: [companions(siteId, productIds), companionsOfParts(siteId, productIds)],
    title: { es: 'Completa tu techo', en: 'Complete your roof' },
  }),
}

const topOfCategory: Recommender = {
  description: 'Top revenue of the category this visitor likes most, per country',
  type: 'top-revenue',
  fallsBack: true,
  plan: async (ctx, { siteId, country, visitor }) => {
    const category = await ctx.db.maybe(selectCategory(siteId, country, rootCategoryId, visitor))
    if (!category) return { sources: [topOf(siteId, country, '')], title: bestSellers }
    const name = (language: 'es' | 'en') => localize(category.name, `${language}-${country}`)
    return {
      sources: [topOf(siteId, country, category.id)],
      title: { es: `Lo más vendido en ${name('es')}`, en: `Best sellers in ${name('en')}` },
    }
  },
}

const allCategories: Recommender = {
  description: 'The best sellers of each category, per country',
  type: 'top-of-each-category',
  fallsBack: true,
  plan: (_ctx, { siteId, country }) => ({
    sources: [bestOfEach(siteId, country, rootCategoryId)],
    title: { es: 'De todas las categorías', en: 'From all categories' },
  }),
}

/** The recommenders by name; a zone is filled by the recommender of its name [S9.030]. */
export const recommenders: Readonly<Record<string, Recommender>> = {
  'pdp-similar-items': similar,
  'viewed-recently-einstein': recent,
  'product-to-product-einstein': productToProduct,
  'complete-the-set': completeTheSet,
  'home-top-revenue-for-category': topOfCategory,
  'products-in-all-categories': allCategories,
}

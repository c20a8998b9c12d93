import { categories } from '../../api/categories.ts'
import type { Env } from '../../api/env.tsx'
import { promotions } from '../../api/promotions.ts'
import { optionalQuery, type Query, query } from '../../api/query.ts'
import type { Asset, Block, BlockOf } from '../content/index.ts'
import { searchQuery } from '../product/index.ts'

/** New arrivals and other rows of a category: families only, ten at most (S9.006). */
export const rowQuery = (env: Env, { categoryId }: BlockOf<'productCarousel'>) =>
  searchQuery(env, { refine: [`cgid=${categoryId}`], limit: 10, offset: 0 })

export const categoriesQuery = (env: Env, { categoryIds }: BlockOf<'categories'>) =>
  query(env, categories.getCategories, { query: { ids: categoryIds.join(','), levels: 0 } })

export const promotionsQuery = (env: Env, ids: readonly string[]) =>
  query(env, promotions.getPromotions, { query: { ids: ids.join(',') } })

const queryOf = (env: Env, block: Block): Query | undefined => {
  if (block.kind === 'productCarousel') return rowQuery(env, block)
  if (block.kind === 'categories') return categoriesQuery(env, block)
  if (block.kind === 'promotions') return promotionsQuery(env, block.promotionIds ?? [])
  return undefined
}

/** What the blocks of the page show besides their own content; the page can do without any of it (S2.001). */
export const blockQueries = (env: Env, asset: Asset | undefined): Query[] =>
  (asset?.c_blocks ?? []).flatMap((block) => {
    const wanted = queryOf(env, block)
    return wanted ? [optionalQuery(wanted)] : []
  })

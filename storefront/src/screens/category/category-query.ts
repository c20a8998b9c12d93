import { categories } from '../../api/categories.ts'
import type { Env } from '../../api/env.tsx'
import { type Query, query } from '../../api/query.ts'

export type Category = {
  id: string
  name: string
  description?: string
  pageTitle?: string
  pageDescription?: string
  image?: string
  parentCategoryTree?: { id: string; name: string }[]
  categories?: Category[]
  c_slotBannerImage?: string
}

/** A category with those right below it. Problem 404 (S2.027). */
export const categoryQuery = (env: Env, id: string): Query<Category> =>
  query(env, categories.getCategory, { params: { id }, query: { levels: 1 } }) as Query<Category>

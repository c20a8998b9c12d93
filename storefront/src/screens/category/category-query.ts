import { categories } from '../../api/categories.ts'
import type { Env } from '../../api/env.tsx'
import { query } from '../../api/query.ts'

export type { Category } from '../../api/categories.ts'

/** A category with those right below it. Problem 404 (S2.027). */
export const categoryQuery = (env: Env, id: string) =>
  query(env, categories.getCategory, { params: { id }, query: { levels: 1 } })

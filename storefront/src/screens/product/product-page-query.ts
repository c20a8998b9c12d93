// @chunk sections
import { categories } from '../../api/categories.ts'
import type { Env } from '../../api/env.tsx'
import { query } from '../../api/query.ts'
import { firstVariant, type Product, productQuery } from '../../features/product/index.ts'

/** The choice a page shows: the product itself, or the first variant of a family. */
export const shownId = (product: Product): string =>
  (product.type?.master ? firstVariant(product)?.productId : undefined) ?? product.id

export const categoryQuery = (env: Env, id: string) =>
  query(env, categories.getCategory, { params: { id }, query: { levels: 0 } })

/** The product of a URL and, of a family, the choice shown. */
export const fetchShownProduct = async (env: Env, id: string) => {
  const product = await env.queries.fetchQuery(productQuery(env, id))
  const shown = shownId(product)
  return shown === product.id ? product : await env.queries.fetchQuery(productQuery(env, shown))
}

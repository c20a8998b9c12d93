import type { Env } from '../../api/env.tsx'
import type { Operation } from '../../api/operation.ts'
import type { Query } from '../../api/query.ts'

export type Product = { id: string; name: string; seenBy: string; price?: number }

const getProduct: Operation = 'GET /product/shopper-products/v1/organizations/{organizationId}/products/{id}'

/** A product of the small engine. */
export const productQuery = (env: Env, id: string): Query<Product> => ({
  queryKey: [getProduct, id],
  queryFn: async ({ signal }) =>
    (await env.call(getProduct, { params: { id }, signal } as never)) as unknown as Product,
})

import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { products, productSearch } from '../../api/products.ts'
import { allOf } from '../../api/search-query.ts'
import type { Members } from '../../lib/members.ts'

const pageSize = 200
/** More are looked for by words in the list of products. */
export const mostVariants = 2_000

export type Variant = { sku: string; values: Readonly<Record<string, string>>; saved: Members }

/** A master and its variants, all of them. */
export const useVariants = (masterId: string) => {
  const { call } = useEnv()
  const master = useQuery({
    queryKey: [products.getProduct, masterId, 'master'],
    queryFn: () => call(products.getProduct, { params: { productId: masterId } }),
  })
  const variants = useQuery({
    queryKey: [productSearch.searchProductVariations, masterId, 'all'],
    queryFn: async ({ signal }) => {
      const found: Variant[] = []
      for (let offset = 0; offset < mostVariants; offset += pageSize) {
        const { hits, total } = await call(productSearch.searchProductVariations, {
          params: { productId: masterId },
          body: { query: allOf(), limit: pageSize, offset },
          signal,
        })
        found.push(
          ...hits.map(({ productId, variationValues, ...saved }) => ({
            sku: productId,
            values: variationValues ?? {},
            saved,
          })),
        )
        if (found.length >= total || hits.length === 0) break
      }
      return found
    },
  })
  return { master, variants }
}

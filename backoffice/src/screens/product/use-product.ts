import { useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { products, productSearch, productVersions } from '../../api/products.ts'
import { useDocument } from '../../features/editor/index.ts'
import type { Members } from '../../lib/members.ts'
import { bodyOf } from './product-body.ts'

/** A product that is edited. */
export const useProduct = (productId: string) => {
  const { call } = useEnv()
  const queries = useQueryClient()
  const params = { productId }
  return useDocument({
    name: `product.${productId}`,
    queryKey: [products.getProduct, productId],
    load: () => call.tagged(products.getProduct, { params }),
    write: (members: Members, etag) =>
      call.tagged(products.updateProduct, { params, body: bodyOf(members), ifMatch: etag }),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: [productSearch.searchProducts] })
      void queries.invalidateQueries({ queryKey: [productVersions.getProductVersions, productId] })
    },
  })
}

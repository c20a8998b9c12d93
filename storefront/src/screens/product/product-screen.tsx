import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { productQuery } from '../../features/product/index.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { ProductPage } from './product-page.tsx'
import { shownId } from './product-page-query.ts'

/** The product of the URL, by id or SKU; of a family the choice shown first (S2.025). */
export const ProductScreen = () => {
  const env = useEnv()
  const { params } = useRoute()
  const { data: asked } = useQuery(productQuery(env, params.productId ?? ''))
  const shown = asked && shownId(asked)
  const { data: product = asked } = useQuery({
    ...productQuery(env, shown ?? ''),
    enabled: shown !== undefined && shown !== asked?.id,
  })
  if (!product) return null
  // What was wanted stays while one chooses among the variants of a family.
  return <ProductPage key={product.master?.masterId ?? product.id} product={product} />
}

import { cachedData, defineScreen } from '../../../../api/screen.ts'
import { productQuery } from '../../things.ts'
import { Product } from './screen.tsx'

export const screen = defineScreen({
  Screen: Product,
  queries: ({ params }, env) => [productQuery(env, params.productId ?? '')],
  head: ({ params }, env) => ({
    title: cachedData(env, productQuery(env, params.productId ?? ''))?.name ?? '',
    description: 'Una <lámina> "de" prueba',
    jsonLd: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
  }),
})

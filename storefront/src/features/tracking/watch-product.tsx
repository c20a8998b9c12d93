import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { sendActivity } from '../../api/personalization.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { type Product, productQuery } from '../product/index.ts'
import { viewItem } from './events.ts'
import { pushEvent } from './outside-scripts.ts'
import { useEffectOncePerKey } from './use-effect-once-per-key.ts'
import type { Watched } from './watch-page.tsx'

const kindOf = ({ type = {} }: Product) => Object.entries(type).find(([, is]) => is)?.[0]

/** A product opened (S7.060, S7.070): once per family, however its choices are looked through. */
export const WatchProduct = ({ again }: Watched) => {
  const env = useEnv()
  const { params } = useRoute()
  const { data: product } = useQuery({ ...productQuery(env, params.productId ?? ''), enabled: false })
  const family = product && (product.master?.masterId ?? product.id)
  useEffectOncePerKey(family && `${again} ${family}`, () => {
    if (!product || !family) return
    pushEvent(viewItem(product))
    const type = kindOf(product)
    void sendActivity(env, 'viewProduct', {
      product: { id: family, sku: product.id, ...(type ? { type } : {}) },
    })
  })
  return null
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type ProductHit, products, productSearch } from '../../api/products.ts'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Puts chosen products on sale or takes them off, one after the other; offers the way back. */
export const useSetOnline = () => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const setOnline = useMutation({
    mutationFn: async ({ chosen, online }: { chosen: readonly ProductHit[]; online: boolean }) => {
      const refused: string[] = []
      for (const { id } of chosen)
        try {
          const params = { productId: id }
          const { etag } = await call.tagged(products.getProduct, { params })
          await call(products.updateProduct, { params, body: { online }, ifMatch: etag })
        } catch {
          refused.push(id)
        }
      return refused
    },
    onSuccess: (refused, { chosen, online }) => {
      const changed = chosen.filter(({ id }) => !refused.includes(id))
      if (changed.length > 0)
        showToast(t(messages.done, changed.length), {
          undo: {
            label: t(messages.undo),
            run: () => setOnline.mutate({ chosen: changed, online: !online }),
          },
        })
      if (refused.length > 0) showToast(t(messages.refused, refused.join(', ')), { tone: 'bad' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [productSearch.searchProducts] }),
  })
  return setOnline
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { categories } from '../../api/categories.ts'
import { useEnv } from '../../api/env.tsx'
import { categoriesKey, type PlacedCategory } from '../../features/categories/index.ts'
import { showToast } from '../../ui/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { messages } from './messages.ts'

type Move = { moved: PlacedCategory; by: 1 | -1 }

/** Where each of some siblings stands once one has moved among them; those that stay where they are are left out. */
export const positionsAfter = (
  siblings: readonly { id: string; position?: number }[],
  { id, by }: { id: string; by: 1 | -1 },
): { id: string; position: number }[] => {
  const order = siblings.map((one) => one.id)
  const from = order.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= order.length) return []
  order.splice(from, 1)
  order.splice(to, 0, id)
  return order
    .map((one, at) => ({ id: one, position: at + 1 }))
    .filter(({ id: one, position }) => siblings.find((other) => other.id === one)?.position !== position)
}

/** Moves a category among those beside it; the toast moves it back. */
export const useMoveCategory = (placed: readonly PlacedCategory[]) => {
  const { call, shop, t } = useEnv()
  const queries = useQueryClient()
  const move = useMutation({
    mutationFn: async ({ moved, by }: Move) => {
      const { id, parentCategoryId } = moved.category
      const siblings = placed
        .map(({ category }) => category)
        .filter((one) => one.parentCategoryId === parentCategoryId)
      for (const { id: categoryId, position } of positionsAfter(siblings, { id, by })) {
        const params = { catalogId: shop.id, categoryId }
        const { etag } = await call.tagged(categories.getCategoryFromCatalog, { params })
        await call(categories.updateCategoryInCatalog, { params, body: { position }, ifMatch: etag })
      }
    },
    onSuccess: (_, { moved }) => showToast(t(messages.moved, moved.title)),
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: categoriesKey }),
  })
  return move
}

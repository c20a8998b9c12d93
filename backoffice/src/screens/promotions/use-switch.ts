import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { promotions } from '../../api/promotions.ts'
import { problemText } from '../../features/problem/index.ts'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Switches promotions on or off; the toast does the opposite. */
export const useSwitch = () => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const switchOne = async (id: string, enabled: boolean) => {
    const { etag } = await call.tagged(promotions.getPromotion, { params: { id } })
    await call(promotions.updatePromotion, { params: { id }, body: { enabled }, ifMatch: etag })
  }
  const change = useMutation({
    mutationFn: async ({ ids, enabled }: { ids: readonly string[]; enabled: boolean }) => {
      for (const id of ids) await switchOne(id, enabled)
    },
    onSuccess: (_, { ids, enabled }) =>
      showToast(t(messages.done, ids.length), {
        undo: { label: t(messages.undo), run: () => change.mutate({ ids, enabled: !enabled }) },
      }),
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [promotions.promotionsSearch] }),
  })
  return { ...change, switchOne }
}

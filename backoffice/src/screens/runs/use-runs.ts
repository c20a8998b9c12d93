import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { plant, type RunDecision } from '../../api/plant.ts'
import { problemText } from '../../features/problem/index.ts'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Until when is ordered for a run, and the metres that it is to reach. */
type OpenedRun = { closingDay: string; meters: number }

type Decided = { productId: string; body: RunDecision; before: RunDecision }

/** A plant's board, and how to decide on its goods; what was decided is taken back by a press. */
export const useRuns = (storeId: string) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const queryKey = [plant.getRunBoard, storeId]
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(plant.getRunBoard, { params: { storeId }, signal }),
  })
  const decide = useMutation({
    mutationFn: ({ productId, body }: Decided) =>
      call(plant.decideRun, { params: { storeId, productId }, body }),
    onSuccess(board, { productId, body, before }) {
      queries.setQueryData(queryKey, board)
      showToast(t(messages.saved), {
        undo: {
          label: t(messages.undo),
          run: () => decide.mutate({ productId, body: before, before: body }),
        },
      })
    },
    onError(error) {
      showToast(problemText(t, error), { tone: 'bad' })
      void found.refetch()
    },
  })
  const onError = (error: unknown) => {
    showToast(problemText(t, error), { tone: 'bad' })
    void found.refetch()
  }
  const open = useMutation({
    mutationFn: ({ productId, run }: { productId: string; run: OpenedRun }) =>
      call(plant.openRun, { params: { storeId, productId }, body: run }),
    onSuccess(board) {
      queries.setQueryData(queryKey, board)
      showToast(t(messages.opened))
    },
    onError,
  })
  const close = useMutation({
    mutationFn: ({ productId }: { productId: string; before: { closingDay: string; goalMeters: number } }) =>
      call(plant.closeRun, { params: { storeId, productId } }),
    onSuccess(board, { productId, before: { closingDay, goalMeters } }) {
      queries.setQueryData(queryKey, board)
      showToast(t(messages.closed), {
        undo: {
          label: t(messages.undo),
          run: () => open.mutate({ productId, run: { closingDay, meters: goalMeters } }),
        },
      })
    },
    onError,
  })
  return { storeId, found, decide, open, close }
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { plant, type RunDecision } from '../../api/plant.ts'
import { problemText } from '../../features/problem/index.ts'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

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
  return { storeId, found, decide }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { inventory } from '../../api/inventory.ts'
import { problemText } from '../../features/problem/index.ts'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

export type NewTransfer = {
  fromStore: string
  toStore: string
  lines: { productId: string; amount: number }[]
  note?: string
}

/** Makes a transfer, once however often it is pressed. */
export const useCreate = () => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewTransfer) => call(inventory.createTransfer, { body }),
    onSuccess: () => showToast(t(messages.created)),
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [inventory.getTransfers] }),
  })
}

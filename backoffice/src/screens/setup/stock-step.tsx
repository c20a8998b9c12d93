import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { inventory } from '../../api/inventory.ts'
import type { Setup } from '../../features/setup/index.ts'
import { TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { StepForm } from './step-form.tsx'

/** How many of the first product are in the first store. */
export const StockStep = ({ setup: { sellable = '', store }, onDone }: { setup: Setup; onDone(): void }) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const [amount, setAmount] = useState('')
  const save = useMutation({
    mutationFn: () =>
      call(inventory.updateProductInventoryRecord, {
        params: { inventoryListId: store?.inventoryId ?? '', productId: sellable },
        body: { allocation: { amount: Number(amount) }, c_reason: 'count' },
      }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries(),
  })
  return (
    <StepForm work={save} onSubmit={() => save.mutate()}>
      <TextField
        label={t(messages.amount, sellable)}
        type="number"
        min={1}
        step="any"
        required
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
    </StepForm>
  )
}

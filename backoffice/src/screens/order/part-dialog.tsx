import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, type OrderLine, orders } from '../../api/orders.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { useOrder } from './use-order.ts'

const partSteps = ['cut', 'ready', 'shipped'] as const
export type PartStep = (typeof partSteps)[number]

export const isPartStep = (name: string): name is PartStep => partSteps.some((step) => step === name)

/** Pieces of a line that have not come to a step; none where the step is not for it. */
const leftOf = ({ quantity, progress }: OrderLine, step: PartStep) => {
  const done = progress[step]
  return done === undefined ? 0 : quantity - done
}

type PartDialogProps = {
  order: DeskOrder
  steps: readonly PartStep[]
  change: ReturnType<typeof useOrder>['change']
  onClose(): void
}

/** Takes some pieces of some lines one step on; the rest stays. */
export const PartDialog = ({ order, steps, change, onClose }: PartDialogProps) => {
  const { call, t, format } = useEnv()
  const [step, setStep] = useState<PartStep>(steps[0] ?? 'ready')
  const { orderNo } = order
  const lines = order.lines.filter((line) => leftOf(line, step) > 0)
  const send = (form: FormData) => {
    const chosen = lines.flatMap(({ itemId }) => {
      const quantity = Math.trunc(Number(textIn(form, itemId)))
      return quantity > 0 ? [{ itemId, quantity }] : []
    })
    if (chosen.length === 0) return Promise.resolve(false)
    return change(
      (ifMatch) =>
        call.tagged(orders.stepOrderLines, { params: { orderNo }, body: { step, lines: chosen }, ifMatch }),
      t(messages.moved),
    )
  }
  return (
    <Confirm
      title={t(messages.part)}
      why={t(messages.partWhy)}
      keepLabel={t(messages.keep)}
      onConfirm={send}
      onClose={onClose}
    >
      {steps.length > 1 && (
        <SelectField
          label={t(messages.partStep)}
          value={step}
          onChange={({ target }) => setStep(target.value as PartStep)}
        >
          {steps.map((name) => (
            <option key={name} value={name}>
              {t(messages[name])}
            </option>
          ))}
        </SelectField>
      )}
      {lines.map((line) => (
        <TextField
          key={`${step} ${line.itemId}`}
          label={t(messages.pieces, line.productName ?? line.productId)}
          hint={t(messages.left, format.number(leftOf(line, step)))}
          name={line.itemId}
          type="number"
          inputMode="numeric"
          min={0}
          max={leftOf(line, step)}
          defaultValue={0}
        />
      ))}
    </Confirm>
  )
}

import { useEffect, useRef, useState } from 'react'
import { timings } from '../../config/timings.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import type { BasketLine } from './basket.ts'
import { messages } from './messages.ts'
import { maximumPieces, quantityStep } from './quantity-editor.ts'
import { useUpdateItem } from './writes.ts'

/**
 * The quantity field of a line: shows what is typed at once, sends it 750 ms after the last change (S4.050), reverts
 * with a notice when that fails (S4.054) and when the field is left empty (S4.057). `onZero` is asked before removing.
 */
export const useQuantity = (line: BasketLine, onZero: () => void) => {
  const t = useText()
  const show = useToast()
  const update = useUpdateItem()
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const maximum = maximumPieces(line)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The line's own quantity counts again once the engine has answered with it.
  useEffect(() => setTyped(undefined), [line.quantity])

  const send = (quantity: number) =>
    update.mutate(
      { itemId: line.itemId, quantity },
      {
        onError: () => {
          setTyped(undefined)
          show({ title: t(messages.failed), tone: 'error' })
        },
      },
    )
  const change = (wanted: number | null) => {
    setTyped(wanted)
    clearTimeout(timer.current)
    const step = quantityStep(wanted, { quantity: line.quantity, maximum })
    if (step === 'ask') onZero()
    if (step === 'send' && wanted !== null) {
      timer.current = setTimeout(() => send(wanted), timings.cartQuantityDebounce)
    }
  }
  const value = typed === undefined ? line.quantity : typed
  return {
    value,
    change,
    maximum,
    busy: update.isPending,
    aboveStock: quantityStep(value, { quantity: line.quantity, maximum }) === 'refuse',
    leave: () => {
      if (value === null || value === 0) setTyped(undefined)
    },
    reset: () => setTyped(undefined),
  }
}

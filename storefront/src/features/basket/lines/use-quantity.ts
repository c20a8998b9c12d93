import { useText } from '../../../lib/i18n/text.tsx'
import { useToast } from '../../../ui/index.ts'
import type { BasketLine } from '../basket.ts'
import { messages } from '../messages.ts'
import { maximumPieces } from './quantity-editor.ts'
import { useQuantityEditor } from './use-quantity-editor.ts'
import { useUpdateItem } from '../writes.ts'

/** The quantity of a line, written to the basket; a failure says so (S4.054). `onZero` is asked before removing. */
export const useQuantity = (line: BasketLine, onZero: () => void) => {
  const t = useText()
  const show = useToast()
  const update = useUpdateItem()
  const maximum = maximumPieces(line)
  const editor = useQuantityEditor({
    quantity: line.quantity,
    maximum,
    change: (quantity) => update.mutateAsync({ itemId: line.itemId, quantity }),
    onZero,
    onFailed: () => show({ title: t(messages.failed), tone: 'error' }),
  })
  // A line without any stock is sold out, and shows that itself.
  const isSoldOut = line.inventory !== undefined && line.inventory.ats <= 0
  return {
    ...editor,
    maximum,
    busy: update.isPending,
    showInventoryMessage: editor.isAboveStock && !isSoldOut,
  }
}

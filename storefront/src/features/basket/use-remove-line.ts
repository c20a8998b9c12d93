import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import type { BasketLine } from './basket.ts'
import { chosenOptions } from './chosen-options.ts'
import { messages } from './messages.ts'
import { useLineWrite } from './use-line-write.ts'
import { useRemoveItem } from './writes.ts'

/** What makes the line again: product, pieces, length, choices, store, and how it is got. */
const sameLine = (line: BasketLine) => ({
  productId: line.productId,
  quantity: line.quantity,
  c_lengthMetersToBuy: line.c_lengthMetersToBuy,
  c_store: line.c_store,
  c_pickUpProduct: line.c_pickUpProduct,
  c_measurementSelector: line.c_measurementSelector,
  ...chosenOptions(line),
})

/**
 * Removes a line and offers, for 8 s, to put back the very same. A quote's price cannot be put back by asking, and what
 * waits for the line to come back cannot be shown again.
 */
export const useRemoveLine = () => {
  const t = useText()
  const show = useToast()
  const remove = useRemoveItem()
  const restore = useLineWrite((line: BasketLine) => ({ kind: 'add', items: [sameLine(line)] }))
  return {
    busy: remove.isPending || restore.isPending,
    remove: (line: BasketLine) =>
      remove.mutate(line.itemId, {
        onSuccess: (basket) =>
          show({
            title: t(messages.removed),
            duration: 8000,
            ...(line.c_priceQuote === undefined && !basket?.waiting
              ? { action: { label: t(messages.undo), onPress: () => restore.mutate(line) } }
              : {}),
          }),
        onError: () => show({ title: t(messages.failed), tone: 'error' }),
      }),
  }
}

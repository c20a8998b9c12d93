import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { useToast } from '../../../ui/index.ts'
import { type Basket, type BasketLine, linesOf } from '../basket.ts'
import { basketQuery } from '../basket-query.ts'
import { messages } from '../messages.ts'
import { useBasketWrite } from '../use-basket-write.ts'
import { useRemoveItem } from '../writes.ts'
import { reorderOptions } from './reorder-options.ts'
import { useLineWrite } from './use-line-write.ts'

/** A line that was taken out, and the place it stood at. */
export type Removed = { line: BasketLine; at: number }

/** What restores the line: product, pieces, length, options, store, delivery and position. */
const sameLine = ({ line, at }: Removed) => ({
  productId: line.productId,
  quantity: line.quantity,
  c_lengthMetersToBuy: line.c_lengthMetersToBuy,
  c_store: line.c_store,
  c_pickUpProduct: line.c_pickUpProduct,
  c_measurementSelector: line.c_measurementSelector,
  c_position: at,
  ...reorderOptions(line),
})

/** Removes a line and offers, for 8 s, to restore it. A removal that is queued offline cannot be undone. */
export const useRemoveLine = () => {
  const t = useText()
  const env = useEnv()
  const show = useToast()
  const remove = useRemoveItem()
  const restore = useLineWrite((removed: Removed) => ({ kind: 'add', items: [sameLine(removed)] }))
  const restoreAgreed = useBasketWrite(
    async (its, basketId, removed: Removed) =>
      (await import('./restore-agreed-line.ts')).restoreAgreedLine(its, basketId, removed),
    ({ line }) => [line.productId],
  )
  const showFailure = () => show({ title: t(messages.failed), tone: 'error' })
  return {
    busy: remove.isPending,
    remove: (line: BasketLine) => {
      const basket = env.queries.getQueryData<Basket | null>(basketQuery(env).queryKey)
      const at = linesOf(basket).findIndex(({ itemId }) => itemId === line.itemId)
      const { mutateAsync } = line.c_priceQuote === undefined ? restore : restoreAgreed
      remove.mutate(line.itemId, {
        onSuccess: (after) =>
          show({
            title: t(messages.removed),
            duration: 8000,
            ...(after?.waiting
              ? {}
              : {
                  // The row is unmounted when the call ends, so only its promise can report a failure.
                  action: {
                    label: t(messages.undo),
                    onPress: () => void mutateAsync({ line, at }).catch(showFailure),
                  },
                }),
          }),
        onError: showFailure,
      })
    },
  }
}

import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import { baskets } from '../../api/baskets.ts'
import type { BasketLine } from './basket.ts'
import { messages } from './messages.ts'
import { useBasketWrite } from './use-basket-write.ts'
import { useRemoveItem } from './writes.ts'

/** What makes the line again: product, pieces, length, store, and how it is got. */
const sameLine = ({
  productId,
  quantity,
  c_lengthMetersToBuy,
  c_store,
  c_pickUpProduct,
  c_measurementSelector,
}: BasketLine) => ({
  productId,
  quantity,
  c_lengthMetersToBuy,
  c_store,
  c_pickUpProduct,
  c_measurementSelector,
})

/** Removes a line and offers, for 8 s, to put back the very same. A quote's price cannot be put back by asking. */
export const useRemoveLine = () => {
  const t = useText()
  const show = useToast()
  const remove = useRemoveItem()
  const restore = useBasketWrite(
    (env, basketId, line: BasketLine) =>
      env.call(baskets.addItemToBasket, { params: { basketId }, body: [sameLine(line)] }),
    ({ productId }) => [productId],
  )
  return {
    busy: remove.isPending || restore.isPending,
    remove: (line: BasketLine) =>
      remove.mutate(line.itemId, {
        onSuccess: () =>
          show({
            title: t(messages.removed),
            duration: 8000,
            ...(line.c_priceQuote === undefined
              ? { action: { label: t(messages.undo), onPress: () => restore.mutate(line) } }
              : {}),
          }),
        onError: () => show({ title: t(messages.failed), tone: 'error' }),
      }),
  }
}

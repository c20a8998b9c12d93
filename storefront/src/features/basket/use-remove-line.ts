import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import { baskets } from '../../api/baskets.ts'
import type { BasketLine } from './basket.ts'
import { messages } from './messages.ts'
import { useBasketWrite } from './use-basket-write.ts'
import { useRemoveItem } from './writes.ts'

/** Removes a line and offers, for 8 s, to put back the very same: product, pieces, length, store. */
export const useRemoveLine = () => {
  const t = useText()
  const show = useToast()
  const remove = useRemoveItem()
  const restore = useBasketWrite(
    (env, basketId, { productId, quantity, c_lengthMetersToBuy, c_store }: BasketLine) =>
      env.call(baskets.addItemToBasket, {
        params: { basketId },
        body: [{ productId, quantity, c_lengthMetersToBuy, c_store }],
      }),
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
            action: { label: t(messages.undo), onPress: () => restore.mutate(line) },
          }),
        onError: () => show({ title: t(messages.failed), tone: 'error' }),
      }),
  }
}

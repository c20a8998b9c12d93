import {
  type Basket,
  basketMessages as messages,
  linesOf,
  useRemoveItem,
} from '../../features/basket/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Dialog, useToast } from '../../ui/index.ts'

/** Lines that cannot be had any more are named and removed; closing removes them too (S4.096, S8.032). */
export const ItemsUnavailable = ({ basket }: { basket: Basket }) => {
  const t = useText()
  const show = useToast()
  const remove = useRemoveItem()
  const gone = linesOf(basket).filter((line) => line.c_status === 'unavailable')
  const removeAll = async () => {
    if (remove.isPending) return
    try {
      for (const { itemId } of gone) await remove.mutateAsync(itemId)
    } catch {
      show({ title: t(messages.failed), tone: 'error' })
    }
  }
  return (
    <Dialog
      open={gone.length > 0}
      onClose={() => void removeAll()}
      title={t(messages.unavailableTitle)}
      closeLabel={t(messages.close)}
      size="small"
      footer={
        <Button
          wide
          onClick={() => void removeAll()}
          pending={remove.isPending}
          pendingLabel={t(messages.updating)}
        >
          {t(messages.remove)}
        </Button>
      }
    >
      <p>{t(messages.unavailable)}</p>
      <ul>
        {gone.map((line) => (
          <li key={line.itemId}>{line.productName ?? line.productId}</li>
        ))}
      </ul>
    </Dialog>
  )
}

import { useEnv } from '../../api/env.tsx'
import { heldShipmentsOf } from '../../api/shipments.ts'
import { deliversTo } from '../../api/shop.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, useToast } from '../../ui/index.ts'
import { useChosenStore } from '../stores/index.ts'
import styles from './basket.module.css'
import { type Basket, isMixed, isPickedUp, linesOf } from './basket.ts'
import { messages } from './messages.ts'
import { useUpdateWay } from './writes.ts'

/**
 * Below what the delivery costs: one press has everything picked up where each line is promised, or delivered again. A cart that goes
 * both ways, or to several places, is changed line by line.
 */
export const DeliveryAction = ({ basket }: { basket: Basket }) => {
  const t = useText()
  const { shop, country } = useEnv()
  const { store } = useChosenStore()
  const show = useToast()
  const { mutate, isPending } = useUpdateWay()
  if (isMixed(basket) || heldShipmentsOf(basket).length > 1) return null
  const pickUp = !isPickedUp(basket)
  if (!pickUp && !deliversTo(shop, country)) return null
  const change = () =>
    mutate(
      {
        pickUp,
        lines: linesOf(basket).map(({ itemId, c_store: held }) => ({
          itemId,
          storeId: pickUp ? (held ?? store?.id) : undefined,
        })),
      },
      { onError: () => show({ title: t(messages.failed), tone: 'error' }) },
    )
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.save}
      pending={isPending}
      pendingLabel={t(messages.updating)}
      onClick={change}
    >
      {t(pickUp ? messages.collect : messages.deliver)}
    </Button>
  )
}

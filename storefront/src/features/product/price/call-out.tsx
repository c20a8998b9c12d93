// @chunk goods
import { useShopper } from '../../../api/shopper.ts'
import { classNames } from '../../../ui/index.ts'
import styles from './call-out.module.css'
import { pickPromotion } from './price.ts'
import type { CallOut as ProductPromotion } from '../product.ts'

/**
 * What a promotion says, as HTML that the engine has sanitised (S2.124, S2.125, S9.029). On a tile it is cut after
 * three lines for guests and four for registered shoppers (S2.113).
 */
export const CallOut = ({
  promotions,
  clamped = false,
}: {
  promotions: readonly ProductPromotion[] | undefined
  clamped?: boolean
}) => {
  const { kind } = useShopper()
  const promotion = pickPromotion(promotions)
  if (!promotion?.calloutMsg) return null
  return (
    <div
      className={classNames(
        styles.callOut,
        clamped && (kind === 'registered' ? styles.registered : styles.guest),
      )}
      dangerouslySetInnerHTML={{ __html: promotion.calloutMsg }}
    />
  )
}

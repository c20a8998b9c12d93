import type { ReactNode } from 'react'
import {
  type BasketLine,
  ChangeLineButton,
  LineOptions,
  LinePrice,
  LineQuantity,
} from '../../features/basket/index.ts'
import styles from './checkout.module.css'
import { LineDeliveryChoice } from './line-delivery-choice.tsx'

type BilledLinesProps = {
  lines: readonly BasketLine[]
  label?: string
  /** Instead of the price. */
  below?: (line: BasketLine) => ReactNode
  /** Lines are got in several ways: each tells its own. */
  ways?: boolean
  /** Length, store and way can be changed here. */
  changeable?: boolean
}

/** Lines in short: picture, name, pieces or metres, price (S2.144). */
export const BilledLines = ({ lines, label, below, ways, changeable }: BilledLinesProps) => {
  return (
    <ul role="list" className={styles.lines} aria-label={label}>
      {lines.map((line) => (
        <li key={line.itemId} className={styles.line}>
          {line.c_image ? (
            <img src={line.c_image.link} alt="" width={56} height={56} loading="lazy" />
          ) : (
            <span />
          )}
          <div>
            <p className={styles.name}>{line.productName}</p>
            {line.c_variationText && <p className={styles.variation}>{line.c_variationText}</p>}
            <LineQuantity line={line} />
            <LineOptions line={line} />
            {ways && <LineDeliveryChoice line={line} />}
            {below ? below(line) : <LinePrice line={line} />}
            {changeable && <ChangeLineButton line={line} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

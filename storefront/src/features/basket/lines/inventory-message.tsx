import { useText } from '../../../lib/i18n/text.tsx'
import styles from '../basket.module.css'
import type { BasketLine } from '../basket.ts'
import { stockMessages } from './stock-messages.ts'

type InventoryMessageProps = {
  line: Pick<BasketLine, 'productId' | 'productName' | 'type' | 'inventory'>
  /** More is wanted than there is. */
  showInventoryMessage: boolean
}

/** Under a line: a single product asks for validation, a set or bundle tells what is left (S4.059, S5.054, S5.055). */
export const InventoryMessage = ({ line, showInventoryMessage }: InventoryMessageProps) => {
  const t = useText()
  const { productId, productName = productId, type, inventory } = line
  if (!showInventoryMessage) return null
  const isComposed = type?.set || type?.bundle
  return (
    <p role="alert" className={styles.notice}>
      {isComposed && inventory
        ? t(stockMessages.lowStock, { stockLevel: inventory.ats, productName })
        : t(stockMessages.validation)}
    </p>
  )
}

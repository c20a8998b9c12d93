import { lazy, useState } from 'react'
import { LazyBoundary } from '../../../chunks/lazy-boundary.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Button, VisuallyHidden } from '../../../ui/index.ts'
import styles from '../basket.module.css'
import type { BasketLine } from '../basket.ts'
import { messages } from '../messages.ts'

// Few lines are changed.
const ChangeLine = lazy(() => import('./change-line.tsx').then((module) => ({ default: module.ChangeLine })))

/** Opens what can be chosen otherwise of a line; an agreed line stays as agreed. */
export const ChangeLineButton = ({ line }: { line: BasketLine }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const isCut = line.c_lengthMetersToBuy !== undefined
  const isQuoted = line.c_status === 'quote'
  if (line.c_priceQuote !== undefined || (isQuoted && !isCut)) return null
  if (isOpen) {
    return (
      <LazyBoundary onMissing={() => setOpen(false)}>
        <ChangeLine line={line} onDone={() => setOpen(false)} />
      </LazyBoundary>
    )
  }
  return (
    <Button variant="quiet" size="small" className={styles.save} onClick={() => setOpen(true)}>
      {t(isQuoted ? messages.changeLength : isCut ? messages.changeCut : messages.changeWay)}
      <VisuallyHidden>{`: ${line.productName ?? line.productId}`}</VisuallyHidden>
    </Button>
  )
}

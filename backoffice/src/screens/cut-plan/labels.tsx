import { encode } from 'uqr'
import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { useEnv } from '../../api/env.tsx'
import type { CutLabel } from '../../api/plant.ts'
import { usePrint } from '../../lib/use-print.ts'
import { messages } from './messages.ts'
import styles from './labels.module.css'
import { useCutWords } from './use-cut-words.ts'

/** What a reader at the loading dock reads: order, line, piece. */
const Code = ({ text }: { text: string }) => {
  const { data, size } = encode(text, { border: 1 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** A label of 100 × 50 mm for each piece, in the order in which they are cut; printed as soon as they are there. */
export const Labels = ({ labels, onPrinted }: { labels: readonly CutLabel[]; onPrinted(): void }) => {
  const { t } = useEnv()
  const { metres, dayWord } = useCutWords()
  usePrint(labels, onPrinted)
  return (
    <div className={styles.labels}>
      {labels.map(
        ({ code, orderNo, customerName, productName, lengthMeters, piece, of, stripId, dueDate }) => (
          <div key={`${stripId} ${code}`} className={styles.label}>
            <div className={styles.labelText}>
              <span className={styles.labelLength}>{metres(lengthMeters)}</span>
              <span className={styles.labelOrder}>
                {orderNo} · {t(messages.piece, piece, of)}
              </span>
              <span className={styles.labelLine}>{customerName}</span>
              <span className={styles.labelLine}>{withNonBreakingUnits(productName)}</span>
              <span className={styles.labelSmall}>
                {[stripId, dueDate && dayWord(dueDate)].filter(Boolean).join(' · ')}
              </span>
            </div>
            <Code text={code} />
          </div>
        ),
      )}
    </div>
  )
}

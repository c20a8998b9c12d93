import { useText } from '../../../lib/i18n/text.tsx'
import styles from '../basket.module.css'
import { type Basket, type BasketLine, lengthTotalsOf, linesOf } from '../basket.ts'
import { CompleteRun } from './complete-run.tsx'
import { LineRow } from './line-row.tsx'
import { messages } from '../messages.ts'
import { ProductMetres } from './product-metres.tsx'

type BasketLinesProps = { basket: Basket; onSave?: (line: BasketLine) => void }

/** All lines; the last of several of a product that is cut says how many metres they come to; one or more, how many are missing. */
export const BasketLines = ({ basket, onSave }: BasketLinesProps) => {
  const t = useText()
  const totals = lengthTotalsOf(basket)
  const lines = linesOf(basket)
  const lastOf = new Map(lines.map((line) => [line.productId, line.itemId]))
  /** A single line shows its metres itself. */
  const isAlone = (line: BasketLine) =>
    lines.every((other) => other === line || other.productId !== line.productId)
  return (
    <ul className={styles.lines} role="list" aria-label={t(messages.lines)}>
      {lines.map((line) => (
        <li key={line.itemId}>
          <LineRow line={line} onSave={onSave} />
          {lastOf.get(line.productId) === line.itemId && (
            <ProductMetres
              total={totals[line.productId]}
              name={line.productName ?? line.productId}
              onlyMissing={isAlone(line)}
            >
              <CompleteRun line={line} missingMetres={totals[line.productId]?.missingMt ?? 0} />
            </ProductMetres>
          )}
        </li>
      ))}
    </ul>
  )
}

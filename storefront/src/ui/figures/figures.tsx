// @chunk amounts
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './figures.module.css'

export type Figure = {
  id: string
  label: ReactNode
  /** Formatted by the caller. */
  value: ReactNode
  note?: ReactNode
  tone?: 'saving' | 'muted' | 'strong'
  /** Makes the row unfold. */
  more?: ReactNode
}

type FiguresProps = {
  title?: string
  rows: readonly Figure[]
  total?: { label: ReactNode; value: ReactNode; note?: ReactNode }
  /** A last row that explains how the total came about. */
  why?: { label: string; children: ReactNode }
  headingLevel?: 2 | 3
  className?: string
}

const Line = ({
  label,
  value,
  note,
  unfolds,
}: Pick<Figure, 'label' | 'value' | 'note'> & { unfolds?: boolean }) => (
  <>
    <span className={styles.label}>
      {label}
      {unfolds && <Icon name="chevron-down" size={16} />}
      {note && <span className={styles.note}>{note}</span>}
    </span>{' '}
    <span className={styles.value}>{value}</span>
  </>
)

const Row = ({ tone, more, ...rest }: Omit<Figure, 'id'>) => (
  <li className={classNames(styles.row, tone && styles[tone])}>
    {more ? (
      <details>
        <summary className={classNames(styles.line, styles.unfold)}>
          <Line {...rest} unfolds />
        </summary>
        <div className={styles.more}>{more}</div>
      </details>
    ) : (
      <div className={styles.line}>
        <Line {...rest} />
      </div>
    )}
  </li>
)

/** The bill: one column of figures, the total large; rows and the total can be unfolded and explained. */
export const Figures = ({ title, rows, total, why, headingLevel = 2, className }: FiguresProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.figures, className)}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {rows.length > 0 && (
        <ul role="list" className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      )}
      {total && (
        <p className={styles.total}>
          <span className={styles.totalLabel}>
            {total.label}
            {total.note && <span className={styles.note}>{total.note}</span>}
          </span>{' '}
          <strong className={styles.totalValue}>{total.value}</strong>
        </p>
      )}
      {why && (
        <details className={styles.why}>
          <summary className={styles.unfold}>
            <span className={styles.label}>
              {why.label}
              <Icon name="chevron-down" size={16} />
            </span>
          </summary>
          <div className={styles.more}>{why.children}</div>
        </details>
      )}
    </div>
  )
}

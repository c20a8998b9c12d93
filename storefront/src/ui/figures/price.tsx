// @chunk prices
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './price.module.css'

type PriceProps = {
  /** Formatted by the caller. */
  current: string
  /** The price before, struck through. */
  list?: string
  /** Spoken before the struck price and before the current one. */
  listLabel?: string
  currentLabel?: string
  /** Text before the figure, such as "from". */
  before?: ReactNode
  /** Unit or tax after the figure. */
  note?: ReactNode
  size?: 'small' | 'medium' | 'large'
  className?: string
}

/** A price as given: figures stand under each other, the old price is struck. */
export const Price = ({
  current,
  list,
  listLabel,
  currentLabel,
  before,
  note,
  size = 'medium',
  className,
}: PriceProps) => (
  <p className={classNames(styles.price, size !== 'medium' && styles[size], className)}>
    {before && <span className={styles.before}>{before}</span>}
    <span className={styles.current}>
      {list && currentLabel && <VisuallyHidden>{`${currentLabel} `}</VisuallyHidden>}
      {current}
    </span>
    {list && (
      <s className={styles.list}>
        {listLabel && <VisuallyHidden>{`${listLabel} `}</VisuallyHidden>}
        {list}
      </s>
    )}
    {note && <span className={styles.note}>{note}</span>}
  </p>
)

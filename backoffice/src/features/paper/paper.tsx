import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import styles from './paper.module.css'

/** What stands on paper and never on the screen. */
export const Paper = ({ children }: { children: ReactNode }) => <div className={styles.paper}>{children}</div>

/** What a sheet is, at its head. */
export const PaperTitle = ({ children }: { children: ReactNode }) => (
  <h2 className={styles.title}>{children}</h2>
)

type GoodsTableProps = {
  caption?: string
  /** Of the columns; how many and how long come first, and are written large. */
  titles: readonly string[]
  /** Of the last column, which has a box to tick. */
  checkTitle: string
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  className?: string | undefined
}

/** Goods to be cut or prepared, each with a box to tick. */
export const GoodsTable = ({ caption, titles, checkTitle, rows, className }: GoodsTableProps) => (
  <table className={classNames(styles.goods, className)}>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {[...titles, checkTitle].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells }) => (
        <tr key={id}>
          {cells.map((cell, at) => (
            <td key={titles[at]}>{cell}</td>
          ))}
          <td>
            <span className={styles.box} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Where somebody signs, and for what. */
export const Signature = ({ children }: { children: ReactNode }) => (
  <p className={styles.signature}>{children}</p>
)

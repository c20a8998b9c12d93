import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './table.module.css'

export type TableColumn<Row> = {
  title: string
  cell(row: Row): ReactNode
  /** What can be done with a row, at its end; the title is read aloud only. */
  isActions?: boolean
  /** Numbers stand at the right. */
  isNumber?: boolean
  /** Its words stay on one line, as “hace 3 min”. */
  isOneLine?: boolean
  /** In the upper corner where a row is a card. */
  isCorner?: boolean
  /** Of less weight where a row is a card, and named there. */
  isSoft?: boolean
}

type TableProps<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  /** What its last column comes to: the last of these, after what is added and taken off on the way. */
  sums?: readonly { title: string; value: ReactNode }[]
}

/** A few things, all of them shown; on a phone each is a card. What has pages and filters is a list. */
export const Table = <Row,>({ columns, rows, keyOf, sums }: TableProps<Row>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {columns.map(({ title, isActions, isNumber }) => (
          <th key={title} scope="col" className={isNumber ? styles.number : undefined}>
            {isActions ? <span className="visually-hidden">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ title, cell, isActions, isNumber, isCorner, isOneLine, isSoft }) => (
            <td
              key={title}
              className={classNames(
                isActions && styles.end,
                isNumber && styles.number,
                (isActions || isCorner) && styles.corner,
                isOneLine && styles.oneLine,
                isSoft && styles.soft,
              )}
              data-title={isSoft ? title : undefined}
            >
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    {sums && (
      <tfoot>
        {sums.map(({ title, value }, at) => (
          <tr key={`${title}${at}`}>
            <th scope="row" colSpan={columns.length - 1} className={styles.end}>
              {title}
            </th>
            <td className={styles.end}>{at === sums.length - 1 ? <strong>{value}</strong> : value}</td>
          </tr>
        ))}
      </tfoot>
    )}
  </table>
)

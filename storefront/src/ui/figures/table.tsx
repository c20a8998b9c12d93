import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export type Column<Row> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end of their column. */
  align?: 'end'
}

type TableProps<Row> = {
  caption: string
  hideCaption?: boolean
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** False keeps columns on phones, for narrow tables of figures. */
  stacks?: boolean
  className?: string
}

/** A table; on phones every row becomes a small list of label and value. */
export const Table = <Row,>({
  caption,
  hideCaption,
  columns,
  rows,
  keyOf,
  stacks = true,
  className,
}: TableProps<Row>) => (
  <table role="table" className={classNames(styles.table, stacks && styles.stacking, className)}>
    <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ id, label, align }) => (
          <th key={id} role="columnheader" scope="col" className={align && styles.end}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={keyOf(row)} role="row">
          {columns.map(({ id, label, cell, align }, at) =>
            at === 0 ? (
              <th key={id} role="rowheader" scope="row">
                {cell(row)}
              </th>
            ) : (
              <td key={id} role="cell" data-label={label} className={align && styles.end}>
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)

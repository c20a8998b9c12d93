import { memo, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../lib/class-names.ts'
import type { Cell } from './cells.ts'
import type { GridColumn } from './grid-column.ts'
import styles from './grid.module.css'

type GridRowProps<Row> = {
  row: Row
  index: number
  columns: readonly GridColumn<Row>[]
  mark: 'changed' | 'wrong' | undefined
  /** Where the keys are, if in this row. */
  active: number | undefined
  /** Columns of the range that lie in this row. */
  from: number
  to: number
  typed: string | undefined
  onType(text: string | undefined): void
  onEnd(text: string | undefined, move: 'down' | 'right' | 'none'): void
  onPoint(cell: Cell, isRange: boolean): void
  onStart(cell: Cell): void
}

const Editor = ({
  first,
  label,
  onType,
  onEnd,
}: {
  first: string
  label: string
  onType(text: string): void
  onEnd(text: string | undefined, move: 'down' | 'right' | 'none'): void
}) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
  }, [])
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={label}
      value={first}
      inputMode="decimal"
      onChange={({ target }) => onType(target.value)}
      onBlur={({ target }) => onEnd(target.value, 'none')}
      onKeyDown={(event) => {
        event.stopPropagation()
        const text = event.currentTarget.value
        if (event.key === 'Enter') onEnd(text, 'down')
        else if (event.key === 'Tab') onEnd(text, 'right')
        else if (event.key === 'Escape') onEnd(undefined, 'none')
        else return
        event.preventDefault()
      }}
    />
  )
}

const Shown = <Row,>({ column, row }: { column: GridColumn<Row>; row: Row }) => {
  const { press } = column
  if (!press) return column.cell?.(row) ?? column.text(row)
  return (
    <button
      type="button"
      // The grid is one stop of the Tab key: Enter presses it from its cell.
      tabIndex={-1}
      className={styles.press}
      aria-label={press.label(row)}
      title={press.label(row)}
      onClick={() => press.run(row)}
    >
      {column.text(row) || '—'}
    </button>
  )
}

/** One row; drawn again only where something of it has changed. */
export const GridRow = memo(<Row,>(props: GridRowProps<Row>) => {
  const { row, index, columns, active, from, to, mark } = props
  return (
    <tr data-mark={mark} aria-rowindex={index + 2}>
      {columns.map((column, at) => (
        <td
          key={column.id}
          role="gridcell"
          data-row={index}
          data-column={at}
          tabIndex={active === at ? 0 : -1}
          aria-readonly={!column.isEditable}
          aria-selected={at >= from && at <= to}
          className={classNames(
            column.align && styles.end,
            column.isEditable && styles.editable,
            column.isWide && styles.wide,
          )}
          // What is cut off is read whole under the pointer.
          title={column.press ? undefined : column.text(row)}
          onMouseDown={(event) => props.onPoint({ row: index, column: at }, event.shiftKey)}
          onDoubleClick={() => column.isEditable && props.onStart({ row: index, column: at })}
        >
          {active === at && props.typed !== undefined ? (
            <Editor first={props.typed} label={column.title} onType={props.onType} onEnd={props.onEnd} />
          ) : (
            <Shown column={column} row={row} />
          )}
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: GridRowProps<Row>) => ReactNode

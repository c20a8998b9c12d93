import { type KeyboardEvent, useRef, useState } from 'react'
import { type Cell, cornersOf, fillDown, isWithin, type Placed, placeCells, readClipboard } from './cells.ts'
import type { GridColumn } from './grid-column.ts'
import { GridRow } from './grid-row.tsx'
import styles from './grid.module.css'

/** A cell that was written. */
export type Written<Row> = { row: Row; column: string; text: string }

type GridProps<Row> = {
  label: string
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  idOf(row: Row): string
  onWrite(written: readonly Written<Row>[]): void
  onUndo(): void
  onRedo(): void
  /** How a row stands out: something in it was changed, or is wrong. */
  markOf(row: Row): 'changed' | 'wrong' | undefined
}

const arrows: Record<string, [down: number, along: number] | undefined> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Cells as a spreadsheet has them: arrows, ranges, typing, copying, pasting, filling down, undo. One stop of the Tab key. */
export const Grid = <Row,>({
  label,
  columns,
  rows,
  idOf,
  onWrite,
  onUndo,
  onRedo,
  markOf,
}: GridProps<Row>) => {
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<Cell>({
    row: 0,
    column: Math.max(
      0,
      columns.findIndex(({ isEditable }) => isEditable),
    ),
  })
  const [anchor, setAnchor] = useState<Cell>()
  const [typed, setTyped] = useState<string>()
  const range = { from: anchor ?? active, to: active }
  const corners = cornersOf(range)

  const focusAt = ({ row, column }: Cell) =>
    table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus()
  const go = (cell: Cell, isRange = false) => {
    const next = {
      row: Math.max(0, Math.min(rows.length - 1, cell.row)),
      column: Math.max(0, Math.min(columns.length - 1, cell.column)),
    }
    setAnchor(isRange ? (anchor ?? active) : undefined)
    setActive(next)
    requestAnimationFrame(() => focusAt(next))
  }
  const write = (placed: readonly Placed[]) => {
    const written = placed.flatMap(({ row, column, text }) => {
      const [line, at] = [rows[row], columns[column]]
      return line !== undefined && at?.isEditable ? [{ row: line, column: at.id, text }] : []
    })
    if (written.length > 0) onWrite(written)
  }
  const textAt = ({ row, column }: Cell) => {
    const [line, at] = [rows[row], columns[column]]
    return line !== undefined && at ? at.text(line) : ''
  }
  const start = (text: string) => {
    if (columns[active.column]?.isEditable) setTyped(text)
  }
  const open = () => {
    const [line, press] = [rows[active.row], columns[active.column]?.press]
    if (line !== undefined && press) press.run(line)
    else start(textAt(active))
  }
  const end = (text: string | undefined, move: 'down' | 'right' | 'none') => {
    if (typed === undefined) return
    setTyped(undefined)
    if (text !== undefined && text !== textAt(active)) write([{ ...active, text }])
    if (move === 'none') requestAnimationFrame(() => focusAt(active))
    else go(move === 'down' ? { ...active, row: active.row + 1 } : { ...active, column: active.column + 1 })
  }
  const clear = () => {
    const cells: Placed[] = []
    for (let row = corners.top; row <= corners.bottom; row++)
      for (let column = corners.left; column <= corners.right; column++) cells.push({ row, column, text: '' })
    write(cells)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    const isCommand = event.ctrlKey || event.metaKey
    if (arrow) {
      const far = isCommand ? 10_000 : 1
      go({ row: active.row + arrow[0] * far, column: active.column + arrow[1] * far }, event.shiftKey)
    } else if (event.key === 'Home') go({ ...active, column: 0 }, event.shiftKey)
    else if (event.key === 'End') go({ ...active, column: columns.length - 1 }, event.shiftKey)
    else if (event.key === 'PageDown') go({ ...active, row: active.row + 15 }, event.shiftKey)
    else if (event.key === 'PageUp') go({ ...active, row: active.row - 15 }, event.shiftKey)
    else if (isCommand && event.key.toLowerCase() === 'z') (event.shiftKey ? onRedo : onUndo)()
    else if (isCommand && event.key.toLowerCase() === 'y') onRedo()
    else if (isCommand && event.key.toLowerCase() === 'd') write(fillDown(range, textAt))
    else if (event.key === 'F2' || event.key === 'Enter') open()
    else if (event.key === 'Delete' || event.key === 'Backspace') clear()
    else if (event.key.length === 1 && !isCommand && !event.altKey) start(event.key)
    else return
    event.preventDefault()
  }
  return (
    <table
      ref={table}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      className={styles.grid}
      onKeyDown={onKeyDown}
      onCopy={(event) => {
        if (typed !== undefined) return
        const lines: string[] = []
        for (let row = corners.top; row <= corners.bottom; row++) {
          const cells: string[] = []
          for (let column = corners.left; column <= corners.right; column++)
            cells.push(textAt({ row, column }))
          lines.push(cells.join('\t'))
        }
        event.clipboardData.setData('text/plain', lines.join('\n'))
        event.preventDefault()
      }}
      onPaste={(event) => {
        if (typed !== undefined) return
        const pasted = readClipboard(event.clipboardData.getData('text/plain'))
        write(placeCells(pasted, range, { rows: rows.length, columns: columns.length }))
        event.preventDefault()
      }}
    >
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ id, title, align }) => (
            <th key={id} scope="col" className={align && styles.end}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const isInRange = isWithin(range, { row: index, column: active.column })
          return (
            <GridRow
              key={idOf(row)}
              row={row}
              index={index}
              columns={columns}
              mark={markOf(row)}
              active={active.row === index ? active.column : undefined}
              from={isInRange ? corners.left : -1}
              to={isInRange ? corners.right : -2}
              typed={active.row === index ? typed : undefined}
              onType={setTyped}
              onEnd={end}
              onPoint={(cell, isWide) => {
                if (typed !== undefined && (cell.row !== active.row || cell.column !== active.column))
                  end(typed, 'none')
                if (cell.row === active.row && cell.column === active.column) return
                setAnchor(isWide ? (anchor ?? active) : undefined)
                setActive(cell)
              }}
              onStart={(cell) => {
                setActive(cell)
                setTyped(textAt(cell))
              }}
            />
          )
        })}
      </tbody>
    </table>
  )
}

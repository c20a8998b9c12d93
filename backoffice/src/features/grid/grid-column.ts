import type { ReactNode } from 'react'

export type GridColumn<Row> = {
  id: string
  title: string
  /** The text that is copied; shown too where there is no `cell`. */
  text(row: Row): string
  cell?(row: Row): ReactNode
  align?: 'end'
  isEditable?: boolean
  /** Names the row: it stays whole, in two lines where one is too short. */
  isWide?: boolean
  /** What a press on the cell, or Enter, leads to. */
  press?: { label(row: Row): string; run(row: Row): void }
}

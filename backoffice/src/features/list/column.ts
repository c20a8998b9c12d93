import type { ReactNode } from 'react'
import type { Message } from '../../lib/i18n.ts'
import type { Search } from './list-state.ts'

export type Column<Row> = {
  id: string
  title: Message
  cell(row: Row): ReactNode
  /** The cell in an exported file; without it the column is not exported. */
  text?(row: Row): string | number | undefined
  align?: 'end'
  /** Takes the room that the others leave, and is cut off where that is too little. */
  isWide?: boolean
  /** The field of the search that sorts by it. */
  sortBy?: string
  /** Shown only where somebody asks for it. */
  isHidden?: boolean
}

export type Filter = {
  id: string
  title: Message
} /** `isSingle`: one of them at most. */ & (
  | { options: readonly { value: string; title: string }[]; isSingle?: true }
  /** A number that is typed; `title` says what it bounds, `unit` what it counts. */
  | { unit: string; most?: number; options?: undefined; isSingle?: undefined }
  /** From a day to a day (ISO), both included; one of them may be missing: `2026-11-01,`. */
  | { isDays: true; options?: undefined; unit?: undefined; isSingle?: undefined }
)

/** A choice with a name. */
export type View = { id: string; title: string; search: Search }

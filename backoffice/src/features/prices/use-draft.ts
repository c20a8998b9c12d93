import { useEffect } from 'react'
import { useUndo } from '../grid/index.ts'
import { recall, remember, storageKeys } from '../../lib/storage.ts'
import type { PriceRow } from './price-row.ts'

/** Prices that were typed and not applied, by SKU, with the rows they are of. */
export type Draft = Readonly<Record<string, PriceRow>>

const days = 7
const key = (person: string, country: string) => storageKeys.draft(`prices.${person}.${country}`)

const write = (person: string, country: string, draft: Draft) => {
  const isEmpty = Object.keys(draft).length === 0
  remember(key(person, country), isEmpty ? undefined : JSON.stringify({ at: Date.now(), draft }))
}

const read = (person: string, country: string): Draft => {
  try {
    const { at, draft } = JSON.parse(recall(key(person, country)) ?? '{}') as { at?: number; draft?: Draft }
    return at && draft && Date.now() - at < days * 86_400_000 ? draft : {}
  } catch {
    return {}
  }
}

/** Lays new prices beside those that were typed before and not applied. */
export const addToDraft = (person: string, country: string, rows: readonly PriceRow[]): void =>
  write(person, country, {
    ...read(person, country),
    ...Object.fromEntries(rows.map((row) => [row.sku, row])),
  })

/** The draft of a person and country, remembered by this browser for a week; its changes can be undone. */
export const useDraft = (person: string, country: string) => {
  const draft = useUndo<Draft>(() => read(person, country))
  const { value } = draft
  useEffect(() => write(person, country, value), [value, person, country])
  return draft
}

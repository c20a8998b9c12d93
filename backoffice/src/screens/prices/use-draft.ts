import { useEffect } from 'react'
import { useUndo } from '../../features/grid/index.ts'
import { recall, remember, storageKeys } from '../../lib/storage.ts'
import type { PriceRow } from './price-row.ts'

/** Prices that were typed and not applied, by SKU, with the rows they are of. */
export type Draft = Readonly<Record<string, PriceRow>>

const days = 7
const key = (person: string, country: string) => storageKeys.draft(`prices.${person}.${country}`)

const read = (person: string, country: string): Draft => {
  try {
    const { at, draft } = JSON.parse(recall(key(person, country)) ?? '{}') as { at?: number; draft?: Draft }
    return at && draft && Date.now() - at < days * 86_400_000 ? draft : {}
  } catch {
    return {}
  }
}

/** The draft of a person and country, remembered by this browser for a week; its changes can be undone. */
export const useDraft = (person: string, country: string) => {
  const draft = useUndo<Draft>(() => read(person, country))
  const { value } = draft
  useEffect(() => {
    const isEmpty = Object.keys(value).length === 0
    remember(key(person, country), isEmpty ? undefined : JSON.stringify({ at: Date.now(), draft: value }))
  }, [value, person, country])
  return draft
}

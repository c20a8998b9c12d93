import { storageKeys } from '../../config/storage-keys.ts'
import { readStoredJson, writeStoredJson } from '../browser-storage.ts'

type Positions = Record<string, number>
const isPositions = (value: unknown): value is Positions =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'number')

const limit = 50

/** Remembers how far each history entry was scrolled, also across a reload. */
export const createScrollMemory = () => {
  const positions = new Map(
    Object.entries(readStoredJson(storageKeys.scrollMemory, isPositions, 'session') ?? {}),
  )
  return {
    save(key: string, top: number) {
      positions.delete(key)
      positions.set(key, Math.round(top))
      if (positions.size > limit) positions.delete(positions.keys().next().value ?? '')
    },
    read: (key: string) => positions.get(key),
    keep: () => writeStoredJson(storageKeys.scrollMemory, Object.fromEntries(positions), 'session'),
  }
}

import type { StorageKey } from '../config/storage-keys.ts'

type Kind = 'local' | 'session'

/** Blocked storage throws already when it is looked at, so the look is inside too. */
const attempt = <T>(work: (storage: Storage) => T, kind: Kind): T | undefined => {
  try {
    const storage = kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage
    return storage ? work(storage) : undefined
  } catch {
    return undefined
  }
}

/** Reads what the browser keeps under a key; undefined when there is nothing or storage is blocked. */
export const readStored = (key: StorageKey, kind: Kind = 'local') =>
  attempt((storage) => storage.getItem(key) ?? undefined, kind)

/** Keeps a text under a key; does nothing when storage is blocked or full. */
export const writeStored = (key: StorageKey, value: string, kind: Kind = 'local') => {
  attempt((storage) => storage.setItem(key, value), kind)
}

export const removeStored = (key: StorageKey, kind: Kind = 'local') => {
  attempt((storage) => storage.removeItem(key), kind)
}

/** Reads JSON that must pass `accept`; a broken or foreign value counts as none [S8.044]. */
export const readStoredJson = <T>(
  key: StorageKey,
  accept: (value: unknown) => value is T,
  kind: Kind = 'local',
) => {
  const text = readStored(key, kind)
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return accept(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const writeStoredJson = (key: StorageKey, value: unknown, kind: Kind = 'local') =>
  writeStored(key, JSON.stringify(value), kind)

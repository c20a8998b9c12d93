import { storageKeys } from '../config/storage-keys.ts'
import { readStored, removeStored, writeStored } from './browser-storage.ts'
import { newId } from './new-id.ts'

/** Files of one tab. `at`: milliseconds since 1970. */
type Kept = { at: number; files: File[] }

const storeName = 'files'
const dayMs = 86_400_000

const answerOf = <T>(asked: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('no answer'))
  })

/**
 * Only texts fit into the browser's storage, so files have a database of their own (signing out deletes it, see
 * `clear-offline-pages.ts`). Files of tabs of yesterday go when it is opened.
 */
const inStore = async <T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const asked = indexedDB.open('kept-files', 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore(storeName)
  const database = await answerOf(asked)
  try {
    const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
    for (const tab of await answerOf(store.getAllKeys())) {
      const { at } = await answerOf<Kept>(store.get(tab))
      if (at < Date.now() - dayMs) store.delete(tab)
    }
    return await answerOf(work(store))
  } finally {
    database.close()
  }
}

/** Only this tab knows the name of its files: whoever comes after it does not find them. */
const tabOf = (): string | undefined => readStored(storageKeys.keptFiles, 'session')

/**
 * Keeps files in this tab, over reloading and signing in, for the form that will send them; in place of those kept before.
 * A browser that keeps none loses them with the page. Never throws.
 */
export const keepFiles = async (files: readonly File[]): Promise<void> => {
  const tab = tabOf() ?? newId()
  writeStored(storageKeys.keptFiles, tab, 'session')
  const kept: Kept = { at: Date.now(), files: [...files] }
  await inStore((store) => store.put(kept, tab)).catch(console.warn)
}

/** The files that this tab keeps; none where the browser keeps none. Never throws. */
export const readKeptFiles = async (): Promise<readonly File[]> => {
  const tab = tabOf()
  if (tab === undefined) return []
  const kept = await inStore<Kept | undefined>((store) => store.get(tab)).catch(() => undefined)
  return kept?.files ?? []
}

/** They have been sent. Never throws. */
export const forgetKeptFiles = async (): Promise<void> => {
  const tab = tabOf()
  if (tab === undefined) return
  removeStored(storageKeys.keptFiles, 'session')
  await inStore((store) => store.delete(tab)).catch(console.warn)
}

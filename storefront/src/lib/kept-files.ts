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
 * `clear-offline-pages.ts`). What is asked of it comes first and stands alone: who leaves the page right after does not leave it half
 * done. Then files of tabs of yesterday go.
 */
const inStore = async <T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
  const asked = indexedDB.open('kept-files', 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore(storeName)
  const database = await answerOf(asked)
  const open = () => database.transaction(storeName, 'readwrite').objectStore(storeName)
  try {
    const answer = await work(open())
    const store = open()
    for (const tab of await answerOf(store.getAllKeys())) {
      if (isOver(await answerOf<Kept>(store.get(tab)))) store.delete(tab)
    }
    return answer
  } finally {
    database.close()
  }
}

const isOver = ({ at }: Kept) => at < Date.now() - dayMs

/** Only this tab knows the name of its files: whoever comes after it does not find them. */
const tabOf = (): string | undefined => readStored(storageKeys.keptFiles, 'session')

const ownTab = (): string => {
  const tab = tabOf() ?? newId()
  writeStored(storageKeys.keptFiles, tab, 'session')
  return tab
}

const filesIn = async (store: IDBObjectStore, tab: string): Promise<readonly File[]> => {
  const kept = await answerOf<Kept | undefined>(store.get(tab))
  return kept && !isOver(kept) ? kept.files : []
}

const put = (store: IDBObjectStore, tab: string, files: readonly File[]) =>
  answerOf(store.put({ at: Date.now(), files: [...files] } satisfies Kept, tab))

/**
 * Keeps files in this tab, over reloading and signing in, for the form that will send them; in place of those kept before.
 * A browser that keeps none loses them with the page. Never throws.
 */
export const keepFiles = async (files: readonly File[]): Promise<void> => {
  const tab = ownTab()
  await inStore((store) => put(store, tab, files)).catch(console.warn)
}

/** Keeps files in this tab beside those kept before, of all of them the first `most`. Never throws. */
export const addKeptFiles = async (files: readonly File[], most: number): Promise<void> => {
  const tab = ownTab()
  await inStore(async (store) =>
    put(store, tab, [...(await filesIn(store, tab)), ...files].slice(0, most)),
  ).catch(console.warn)
}

/** The files that this tab keeps; none where the browser keeps none. Never throws. */
export const readKeptFiles = async (): Promise<readonly File[]> => {
  const tab = tabOf()
  if (tab === undefined) return []
  return inStore((store) => filesIn(store, tab)).catch(() => [])
}

/** They have been sent. Never throws. */
export const forgetKeptFiles = async (): Promise<void> => {
  const tab = tabOf()
  if (tab === undefined) return
  removeStored(storageKeys.keptFiles, 'session')
  await inStore((store) => answerOf(store.delete(tab))).catch(console.warn)
}

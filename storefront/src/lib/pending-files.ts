import { storageKeys } from '../config/storage-keys.ts'
import { readStored, removeStored, writeStored } from './browser-storage.ts'
import { newId } from './new-id.ts'

/** Files of one tab that wait for the form that will send them. `at`: milliseconds since 1970. */
type Pending = { at: number; files: File[] }

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
  const asked = indexedDB.open('pending-files', 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore(storeName)
  const database = await answerOf(asked)
  const open = () => database.transaction(storeName, 'readwrite').objectStore(storeName)
  try {
    const answer = await work(open())
    const store = open()
    for (const tab of await answerOf(store.getAllKeys())) {
      if (isOver(await answerOf<Pending>(store.get(tab)))) store.delete(tab)
    }
    return answer
  } finally {
    database.close()
  }
}

const isOver = ({ at }: Pending) => at < Date.now() - dayMs

/** Only this tab knows the name of its files: whoever comes after it does not find them. */
const tabOf = (): string | undefined => readStored(storageKeys.pendingFiles, 'session')

const ownTab = (): string => {
  const tab = tabOf() ?? newId()
  writeStored(storageKeys.pendingFiles, tab, 'session')
  return tab
}

const filesIn = async (store: IDBObjectStore, tab: string): Promise<readonly File[]> => {
  const pending = await answerOf<Pending | undefined>(store.get(tab))
  return pending && !isOver(pending) ? pending.files : []
}

const put = (store: IDBObjectStore, tab: string, files: readonly File[]) =>
  answerOf(store.put({ at: Date.now(), files: [...files] } satisfies Pending, tab))

/**
 * Stores files in this tab, over reloading and signing in, for the form that will send them; in place of those that waited before.
 * A browser that stores none loses them with the page. Never throws.
 */
export const setPendingFiles = async (files: readonly File[]): Promise<void> => {
  const tab = ownTab()
  await inStore((store) => put(store, tab, files)).catch(console.warn)
}

/** Stores files in this tab beside those that wait already, of all of them the first `most`. Never throws. */
export const addPendingFiles = async (files: readonly File[], most: number): Promise<void> => {
  const tab = ownTab()
  await inStore(async (store) =>
    put(store, tab, [...(await filesIn(store, tab)), ...files].slice(0, most)),
  ).catch(console.warn)
}

/** The files that wait in this tab; none where the browser stores none. Never throws. */
export const readPendingFiles = async (): Promise<readonly File[]> => {
  const tab = tabOf()
  if (tab === undefined) return []
  return inStore((store) => filesIn(store, tab)).catch(() => [])
}

/** They have been sent. Never throws. */
export const deletePendingFiles = async (): Promise<void> => {
  const tab = tabOf()
  if (tab === undefined) return
  removeStored(storageKeys.pendingFiles, 'session')
  await inStore((store) => answerOf(store.delete(tab))).catch(console.warn)
}

import { storageKeys } from '../../lib/storage.ts'

/**
 * Tells the page that waits that the person is in; the window can go. Told by the storage of this browser: a window that was at
 * another origin knows its opener no more.
 */
export const announceDirectorySignIn = (): void => {
  try {
    localStorage.setItem(storageKeys.directoryDone, String(Date.now()))
    localStorage.removeItem(storageKeys.directoryDone)
  } catch {
    // A browser that refuses storage: the page that waits is pressed once more.
  }
}

/** Calls `done` once a window has told; gives what ends the listening. */
export const onDirectoryDone = (done: () => void): (() => void) => {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.directoryDone && newValue !== null) done()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

import { storageKeys } from '../config/storage-keys.ts'
import { readStored, removeStored, writeStored } from '../lib/browser-storage.ts'
import { isChunkError } from '../chunks/chunk-error.ts'
import type { View } from './prepare.ts'

/**
 * After a new release the old page's scripts may be gone: one fresh document brings the new ones. Guarded, so that a
 * script that really cannot be had leads to the retry screen and not round in circles.
 */
export const reloadOnceForChunk = (view: View, url: string) => {
  if (!view.error || !isChunkError(view.error)) return removeStored(storageKeys.reloadedForChunk, 'session')
  if (!navigator.onLine || readStored(storageKeys.reloadedForChunk, 'session') === url) return
  writeStored(storageKeys.reloadedForChunk, url, 'session')
  location.assign(url)
}

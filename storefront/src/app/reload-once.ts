import { storageKeys } from '../config/storage-keys.ts'
import { readStored, removeStored, writeStored } from '../lib/browser-storage.ts'
import { isChunkError } from '../chunks/chunk-error.ts'
import type { View } from './view.ts'

/**
 * After a new release the old page's scripts may be gone: one fresh document brings the new ones. Guarded, so that a
 * script that really cannot be had leads to the retry screen and not round in circles. `url` is that of the view, `go` asks for
 * its document; tells whether it does.
 */
export const reloadOnceForChunk = (view: View, url: string, go = () => location.assign(url)): boolean => {
  if (!view.error || !isChunkError(view.error)) {
    removeStored(storageKeys.reloadedForChunk, 'session')
    return false
  }
  if (!navigator.onLine || readStored(storageKeys.reloadedForChunk, 'session') === url) return false
  writeStored(storageKeys.reloadedForChunk, url, 'session')
  // Of a browser that keeps nothing nobody knows whether it was asked for.
  if (readStored(storageKeys.reloadedForChunk, 'session') !== url) return false
  go()
  return true
}

import { storageKeys } from '../config/storage-keys.ts'
import { readStored, removeStored, writeStored } from '../lib/browser-storage.ts'
import { isChunkError } from '../chunks/chunk-error.ts'
import type { View } from './prepare.ts'

/**
 * After a new release the old page's scripts may be gone: one fresh document brings the new ones. Guarded, so that a
 * script that really cannot be had leads to the retry screen and not round in circles. `url` is that of the view, `go` asks for
 * its document; tells whether it does.
 */
export const reloadOnceForChunk = (view: View, url: string, go = () => location.assign(url)): boolean => {
  const key = storageKeys.reloadedForChunk
  if (!view.error || !isChunkError(view.error)) {
    removeStored(key, 'session')
    return false
  }
  if (!navigator.onLine || readStored(key, 'session') === url) return false
  writeStored(key, url, 'session')
  // A browser that keeps nothing would go round in circles.
  if (readStored(key, 'session') !== url) return false
  go()
  return true
}

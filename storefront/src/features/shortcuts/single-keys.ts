import { storageKeys } from '../../config/storage-keys.ts'
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts'

/** Whether single keys (`/`, `?`) are shortcuts: whoever dictates, or has a tremor, can switch them off (WCAG 2.1.4). */
export const areSingleKeysOn = () => readStored(storageKeys.singleKeys) !== 'off'

export const setSingleKeys = (work: boolean) =>
  work ? removeStored(storageKeys.singleKeys) : writeStored(storageKeys.singleKeys, 'off')

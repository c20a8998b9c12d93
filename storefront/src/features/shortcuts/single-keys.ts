import { storageKeys } from '../../config/storage-keys.ts'
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts'

/** Whether keys alone (`/`, `?`) do something: who dictates, or whose hand shakes, can switch them off (WCAG 2.1.4). */
export const areSingleKeysOn = () => readStored(storageKeys.singleKeys) !== 'off'

export const setSingleKeys = (work: boolean) =>
  work ? removeStored(storageKeys.singleKeys) : writeStored(storageKeys.singleKeys, 'off')

import { storageKeys } from '../../config/storage-keys.ts'
import { readStoredJson, removeStored, writeStoredJson } from '../../lib/browser-storage.ts'
import { newId } from '../../lib/new-id.ts'

type Attempt = { of: string; key: string }

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' && value !== null && 'of' in value && 'key' in value

/**
 * The key of this attempt to order: the same for the same basket, total and instrument, after a double press, a lost
 * answer or a reload, so that one wish makes one order.
 */
export const attemptKey = (of: string): string => {
  const stored = readStoredJson(storageKeys.orderAttempt, isAttempt, 'session')
  if (stored?.of === of) return stored.key
  const key = newId()
  writeStoredJson(storageKeys.orderAttempt, { of, key }, 'session')
  return key
}

/** The attempt has its answer: another one is another wish. */
export const endAttempt = () => removeStored(storageKeys.orderAttempt, 'session')

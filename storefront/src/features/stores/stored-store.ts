import { storageKeys } from '../../config/storage-keys.ts'
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts'
import type { StoredStore } from './store.ts'

const keys = {
  id: storageKeys.storeId,
  name: storageKeys.storeName,
  address: storageKeys.storeAddress,
  city: storageKeys.storeCity,
} as const
const members = Object.keys(keys) as (keyof StoredStore)[]

const listeners = new Set<() => void>()
let cached: { text: string; store: StoredStore | undefined } | undefined

const read = (): StoredStore | undefined => {
  const values = members.map((member) => readStored(keys[member]) ?? '')
  const text = values.join('\u0000')
  // The same object as long as nothing changed: React compares by identity.
  if (cached?.text !== text) {
    const [id = '', name = '', address = '', city = ''] = values
    cached = { text, store: id ? { id, name, address, city } : undefined }
  }
  return cached.store
}

/** The store this browser keeps (S3.016, S4.080, S4.081); undefined when none was chosen. */
export const storedStore = {
  read,
  write(store: StoredStore | undefined) {
    for (const member of members) {
      if (store) writeStored(keys[member], store[member])
      else removeStored(keys[member])
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  },
}

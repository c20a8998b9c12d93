import { type StorageKey, storageKeys } from '../config/storage-keys.ts'
import { readStoredJson, removeStored, writeStoredJson } from './browser-storage.ts'

/** What the browser keeps for one shopper and no other: it may tell a price, or is their own work. */
const ownedKeys = [
  storageKeys.basketShown,
  storageKeys.waitingChanges,
  storageKeys.guestCart,
  storageKeys.checkoutDraft,
  storageKeys.formDrafts,
  storageKeys.toolDrafts,
] as const
export type OwnedKey = (typeof ownedKeys)[number]

/** Drafts of forms hold names and addresses: they are gone with the tab. */
const kindOf = (key: StorageKey) => (key === storageKeys.formDrafts ? 'session' : 'local')

type Owned = { owner: string; value: unknown }
const isOwned = (value: unknown): value is Owned =>
  typeof value === 'object' && value !== null && 'owner' in value && 'value' in value

const readOwnedBy = (key: StorageKey, owner: string) => {
  const entry = readStoredJson(key, isOwned, kindOf(key))
  return entry?.owner === owner ? entry : undefined
}

/** Reads what is kept for this shopper; another's, or what does not pass `accept`, counts as none. */
export const readOwned = <T>(key: OwnedKey, owner: string, accept: (value: unknown) => value is T) => {
  const value = readOwnedBy(key, owner)?.value
  return accept(value) ? value : undefined
}

/** Keeps a value for this shopper; undefined removes it. */
export const writeOwned = (key: OwnedKey, owner: string, value: unknown) => {
  if (value === undefined) removeStored(key, kindOf(key))
  else writeStoredJson(key, { owner, value }, kindOf(key))
}

/**
 * Removes what was kept for anybody else; without an owner, for anybody. What was kept before there was a session belongs
 * to the one that has begun.
 */
export const removeOwned = (owner?: string) => {
  for (const key of ownedKeys) {
    const nobodys = owner ? readOwnedBy(key, '') : undefined
    if (owner && nobodys) writeOwned(key, owner, nobodys.value)
    else if (owner === undefined || !readOwnedBy(key, owner)) removeStored(key, kindOf(key))
  }
}

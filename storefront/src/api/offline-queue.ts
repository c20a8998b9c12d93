import { storageKeys } from '../config/storage-keys.ts'
import { readOwned, writeOwned } from '../lib/owned-storage.ts'
import type { Env } from './env.tsx'
import type { LineChange } from './line-change.ts'

const areChanges = (value: unknown): value is LineChange[] =>
  Array.isArray(value) && value.every((one) => ['add', 'update', 'remove'].includes(one?.kind))

const ownerOf = ({ shoppers }: Env) => shoppers.read().customerId ?? ''

/** The changes of this shopper that wait for the line, oldest first; those of a guest without a session too. */
export const readOfflineQueue = (env: Env): LineChange[] =>
  readOwned(storageKeys.waitingChanges, ownerOf(env), areChanges) ?? []

export const writeOfflineQueue = (env: Env, changes: readonly LineChange[]) =>
  writeOwned(storageKeys.waitingChanges, ownerOf(env), changes.length === 0 ? undefined : changes)

/**
 * Takes out a change that the shop has heard of. The others are read again: while it was on its way the shopper may have
 * kept more, here or in another tab, and a newer wish for the same line is another change, which still has to be sent.
 */
export const dequeueOffline = (env: Env, sent: LineChange) => {
  const waiting = readOfflineQueue(env)
  const written = JSON.stringify(sent)
  const at = waiting.findIndex((one) => JSON.stringify(one) === written)
  if (at >= 0)
    writeOfflineQueue(
      env,
      waiting.filter((_, place) => place !== at),
    )
}

import { storageKeys } from '../config/storage-keys.ts'
import { readOwned, writeOwned } from '../lib/owned-storage.ts'
import type { Env } from './env.tsx'
import type { LineChange } from './line-change.ts'

const areChanges = (value: unknown): value is LineChange[] =>
  Array.isArray(value) && value.every((one) => ['add', 'update', 'remove'].includes(one?.kind))

const ownerOf = ({ shoppers }: Env) => shoppers.read().customerId ?? ''

/** This shopper's queued changes, oldest first; a guest without a session has a queue too. */
export const readOfflineQueue = (env: Env): LineChange[] =>
  readOwned(storageKeys.waitingChanges, ownerOf(env), areChanges) ?? []

export const writeOfflineQueue = (env: Env, changes: readonly LineChange[]) =>
  writeOwned(storageKeys.waitingChanges, ownerOf(env), changes.length === 0 ? undefined : changes)

/**
 * Removes a change that the shop has answered. The queue is read again first: while the change was being sent, the
 * shopper may have queued more, here or in another tab; a newer change of the same line stays queued.
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

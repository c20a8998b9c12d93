import { storageKeys } from '../../config/storage-keys.ts'
import { readStoredJson, writeStoredJson } from '../../lib/browser-storage.ts'

/** A product somebody looked at: the choice shown, and the family it is one of. */
export type Seen = { id: string; family: string }

const most = 12

/** The latest first, each family once, with the choice seen last. */
export const withSeen = (seen: readonly Seen[], one: Seen): Seen[] =>
  [one, ...seen.filter(({ family }) => family !== one.family)].slice(0, most)

const isSeen = (value: unknown): value is Seen[] =>
  Array.isArray(value) && value.every((one?: Partial<Seen> | null) => Boolean(one?.id && one.family))

/** What this browser has looked at; it stays when the shopper signs in. */
export const seenProducts = {
  read: (): Seen[] => readStoredJson(storageKeys.seenProducts, isSeen) ?? [],
  add(one: Seen) {
    writeStoredJson(storageKeys.seenProducts, withSeen(seenProducts.read(), one))
  },
}

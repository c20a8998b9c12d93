import type { WorkerScope } from './scope.ts'

/** Begins the name of every cache that may hold a price. */
export const ownersPrefix = 'customer-'
const guests = 'guest'

/**
 * Whose answers arrive now, as a cache's name: all guests share one, a customer has their own. Undefined where the
 * browser does not let a worker read the cookie: then nothing that might be a customer's is kept.
 */
export const currentOwner = async ({ cookieStore }: WorkerScope): Promise<string | undefined> => {
  if (!cookieStore) return undefined
  const cookies = await cookieStore.getAll()
  const told = cookies.find(({ name = '' }) => name.startsWith('shopper_'))?.value ?? ''
  const [kind, id] = told.split('.')
  return kind === 'registered' && id ? ownersPrefix + id : guests
}

/** Empties what belonged to anybody who is not signed in here any more. */
export const deleteOtherOwners = async (
  { caches }: WorkerScope,
  owner: string | undefined,
): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith(ownersPrefix) && name !== owner)
      .map((name) => caches.delete(name)),
  )
}

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { customerQuery } from '../../api/customers.ts'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import { preferredIn, readPreferredStores } from './preferred-stores.ts'
import { defaultStore, toStoredStore } from './store.ts'
import { storedStore } from './stored-store.ts'
import { storesQuery } from './stores-query.ts'

const nothing = () => undefined

/** The record's store that was last copied here: once only, or it would undo a choice that could not be saved (S8.047). */
const copied = new WeakMap<QueryClient, string>()

/** The customer's record, for registered shoppers only. */
const useCustomerRecord = () => {
  const env = useEnv()
  const { kind, customerId = '' } = useShopper()
  return useQuery({ ...customerQuery(env, customerId), enabled: kind === 'registered' && customerId !== '' })
    .data
}

/**
 * The store through which the shopper sees stock and dates: theirs, else the country's default. Known in the browser
 * only.
 */
export const useChosenStore = () => {
  const env = useEnv()
  const client = useQueryClient()
  const customer = useCustomerRecord()
  const stored = useSyncExternalStore(storedStore.subscribe, storedStore.read, nothing)
  const { data } = useQuery({ ...storesQuery(env), staleTime: 300_000 })
  const all = data?.data
  const preferred = readPreferredStores(customer?.c_preferredStoreId)
  const preferredId = preferredIn(preferred, env.country)[0]?.storeId

  // A customer's stored store of this country becomes the selected one and is copied here (S4.079).
  useEffect(() => {
    const store = preferredId && all?.find(({ id }) => id === preferredId)
    if (!store || copied.get(client) === store.id) return
    copied.set(client, store.id)
    if (storedStore.read()?.id !== store.id) storedStore.write(toStoredStore(store))
  }, [preferredId, all, client])

  const chosen = all?.find(({ id }) => id === stored?.id)
  return {
    /** The shopper's own choice in this country. */
    chosen,
    /** The choice, or the store used without one. */
    store: all && defaultStore(all, chosen?.id),
    stores: all,
  }
}

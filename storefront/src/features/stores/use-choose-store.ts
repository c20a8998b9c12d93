import { useCallback } from 'react'
import { customerQuery, customers } from '../../api/customers.ts'
import { useEnv } from '../../api/env.tsx'
import { readPreferredStores } from './preferred-stores.ts'
import { type Store, toStoredStore } from './store.ts'
import { storedStore } from './stored-store.ts'
import { withPreferredStore } from './with-preferred-store.ts'

/**
 * A function that takes a store, or undefined to unchoose: stores the choice in the browser at once and, for registered
 * customers, in their record. The function throws when the record could not be written (S8.047).
 */
export const useChooseStore = () => {
  const env = useEnv()
  return useCallback(
    async (store: Store | undefined) => {
      storedStore.write(store && toStoredStore(store))
      const { kind, customerId } = env.shoppers.read()
      if (kind !== 'registered' || !customerId) return
      // Read, not guessed: the entries of the other countries stay.
      const record = await env.queries.ensureQueryData(customerQuery(env, customerId))
      const list = withPreferredStore(readPreferredStores(record.c_preferredStoreId), env.country, store?.id)
      if (!list) return
      await env.call(customers.updateCustomer, {
        params: { customerId },
        body: { c_preferredStoreId: JSON.stringify(list) },
      })
      // The record is read again after the save; a failure of that is only logged (S4.084, S8.046).
      await env.queries
        .invalidateQueries({ queryKey: [customers.getCustomer] }, { throwOnError: true })
        .catch(console.warn)
    },
    [env],
  )
}

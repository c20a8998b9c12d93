import type { Store } from '../../api/stores.ts'

export type { Store } from '../../api/stores.ts'

/** What this browser keeps of the chosen store. */
export type StoredStore = { id: string; name: string; address: string; city: string }

export const toStoredStore = (store: Store): StoredStore => ({
  id: store.storeID ?? store.id,
  name: store.storeName ?? store.name,
  address: store.address1 ?? '',
  city: store.city ?? '',
})

/** The store used when the shopper has chosen none: the stored one, else the country's default, else the first (S4.076). */
export const defaultStore = (stores: readonly Store[], storedId: string | undefined): Store | undefined =>
  stores.find((store) => store.id === storedId) ?? stores.find((store) => store.c_storeDefault) ?? stores[0]

/** The chosen store stands first (S4.077). */
export const withChosenFirst = (stores: readonly Store[], chosenId: string | undefined): Store[] =>
  stores.toSorted((a, b) => Number(b.id === chosenId) - Number(a.id === chosenId))

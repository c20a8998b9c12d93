/** A physical shop as the storefront reads it; id and name come under two names each (S3.015). */
export type Store = {
  id: string
  storeID?: string
  name: string
  storeName?: string
  address1?: string
  city?: string
  stateCode?: string
  email?: string
  phone?: string
  /** HTML. */
  storeHours?: string
  latitude?: number
  longitude?: number
  inventoryId?: string
  /** Kilometres from the place asked about. */
  distance?: number
  c_storeDefault?: boolean
  /** The week: days from 0, which is Sunday, and times as HH:MM on the store's wall. */
  c_hours?: readonly { days: readonly number[]; open: string; close: string }[]
  /** Coming days, YYYY-MM-DD, on which it stays closed. */
  c_closedDays?: readonly string[]
  c_timeZone?: string
}

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

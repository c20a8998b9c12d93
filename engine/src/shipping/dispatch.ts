import type { ShippingFile } from '../bundle/index.ts'
import { isPlant, type Store } from '../stores/index.ts'
import { type Destination, kilometresTo } from './distance.ts'

/** The store a delivery leaves from, and how far it goes. */
export type Dispatch = { storeId: string; km: number }

/**
 * The nearest store that has all of it, else the nearest plant (decisions, section 0 "Stock"): one delivery leaves
 * from one place. Among equally near ones the merchant's order of stores decides. Without an address yet the zone
 * around the shopper's store is assumed, so that a price can be shown; it is worked out again with the address.
 */
export const dispatchFrom = (
  distances: ShippingFile['distances'],
  stores: readonly Store[],
  destination: Destination | undefined,
  chosenStore: Store,
  hasAll: (store: Store) => boolean,
): Dispatch => {
  const to = destination ?? { divisionId: chosenStore.divisionLevel2 }
  const near = stores
    .map((store) => ({ store, km: kilometresTo(distances, store, to) }))
    .sort((a, b) => a.km - b.km)
  const delivering = near.filter(({ store }) => store.services.includes('truckDelivery') || isPlant(store))
  const found =
    delivering.find(({ store }) => hasAll(store)) ??
    delivering.find(({ store }) => isPlant(store)) ??
    near.find(({ store }) => store.id === chosenStore.id)
  return found
    ? { storeId: found.store.id, km: found.km }
    : { storeId: chosenStore.id, km: distances.otherKm }
}

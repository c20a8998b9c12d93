import type { AdminContext } from '../kernel/admin-context.ts'
import { notFound } from '../kernel/problem.ts'
import { requireRight } from '../kernel/require-right.ts'
import { allStores, kilometresBetween, type Store } from '../stores/index.ts'

const cuts = ({ services }: Store) => services.includes('cutToLength')

/** A store that cuts and that the caller may see. Problem: 404, for one of another place too. */
export const requirePlant = async (ctx: AdminContext, storeId: string): Promise<Store> => {
  const store = (await allStores(ctx)).find(({ id }) => id === storeId)
  const isInReach = store && (ctx.countries.includes(store.countryCode) || ctx.stores.includes(store.id))
  if (!store || !isInReach || !cuts(store)) throw notFound(`There is no plant '${storeId}'.`)
  return store
}

/** The same, for whoever may cut there. Problems: 403, 404. */
export const requirePlantRight = async (ctx: AdminContext, storeId: string): Promise<Store> => {
  const plant = await requirePlant(ctx, storeId)
  requireRight(ctx, 'orders.cut', { country: plant.countryCode, storeIds: [plant.id] })
  return plant
}

/** The inventories that a plant cuts for: its own, and those of stores that do not cut and have no nearer plant. */
export const inventoriesServedBy = async (ctx: AdminContext, plant: Store): Promise<string[]> => {
  const stores = (await allStores(ctx)).filter(({ countryCode }) => countryCode === plant.countryCode)
  const plants = stores.filter(cuts)
  const nearest = (store: Store) =>
    plants.toSorted((a, b) => kilometresBetween(store, a) - kilometresBetween(store, b))[0]
  return stores
    .filter((store) => (cuts(store) ? store.id === plant.id : nearest(store)?.id === plant.id))
    .map(({ inventoryId }) => inventoryId)
}

import type { AdminContext } from '../kernel/admin-context.ts'
import { notFound } from '../kernel/problem.ts'
import { allStores, type Store } from '../stores/index.ts'

/** The stores whose stock a caller may see, in the merchant's order. */
export const storesInReach = async (ctx: AdminContext): Promise<Store[]> =>
  (await allStores(ctx)).filter(
    ({ id, countryCode }) => ctx.countries.includes(countryCode) || ctx.stores.includes(id),
  )

/** The store of an inventory list that the caller may see. Problem: 404. */
export const requireList = async (ctx: AdminContext, inventoryListId: string): Promise<Store> => {
  const store = (await storesInReach(ctx)).find(({ inventoryId }) => inventoryId === inventoryListId)
  if (!store) throw notFound(`There is no inventory list '${inventoryListId}'.`)
  return store
}

/** Where a store is, for a judgement of rights. */
export const whereOf = ({ id, countryCode }: Store) => ({ country: countryCode, storeIds: [id] })

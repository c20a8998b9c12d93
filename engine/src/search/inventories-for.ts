import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import { defaultOf, isPlant, storesOf } from '../stores/index.ts'

/** Where a thing is to be had: in the chosen store, else in the country's own, and from the plants that supply it. */
export const inventoriesFor = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  country: CountryCode,
  storeId: string | undefined,
): Promise<{ own: string[]; plants: string[] }> => {
  const stores = await storesOf(ctx, country)
  const chosen = stores.find(({ id }) => id === storeId) ?? defaultOf(stores)
  return {
    own: chosen ? [chosen.inventoryId] : [],
    plants: stores.filter(isPlant).map(({ inventoryId }) => inventoryId),
  }
}

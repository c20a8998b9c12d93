import { useQuery } from '@tanstack/react-query'
import type { Call } from '../../api/call.ts'
import { categories } from '../../api/categories.ts'
import { useEnv } from '../../api/env.tsx'
import { type PreferenceGroup, preferences } from '../../api/preferences.ts'
import { productSearch } from '../../api/products.ts'
import type { Shop } from '../../api/shop.ts'
import { stores, type Store } from '../../api/stores.ts'

export const setupSteps = ['shop', 'tax', 'store', 'payment', 'category', 'product', 'stock'] as const
export type SetupStep = (typeof setupSteps)[number]

type CountrySettings = NonNullable<PreferenceGroup['c_countries']>[number]

/** What a shop needs before its first product can be bought, and how far it is. */
export type Setup = {
  name: string
  country: CountrySettings
  store: Store | undefined
  /** A product that is on sale with a price and that no store has. */
  sellable: string | undefined
  done: ReadonlySet<SetupStep>
}

/** Categories that an empty shop begins with: the one above all, and new arrivals. */
const firstCategories = 2
/** Enough to see whether one of the first goods can be bought. */
const firstGoods = 25

const readSetup = async (call: Call, shop: Shop, signal: AbortSignal): Promise<Setup> => {
  const group = (groupId: string) =>
    call(preferences.getSitePreferenceGroup, { params: { groupId, instanceType: 'current' }, signal })
  const [{ c_countries: countries = [] }, { data: found }, { total: categoryCount }, { hits }] =
    await Promise.all([
      group('countries'),
      call(stores.getStores, { query: { limit: 1 }, signal }),
      call(categories.getCategoriesFromCatalog, {
        params: { catalogId: shop.id },
        query: { limit: 1 },
        signal,
      }),
      call(productSearch.searchProducts, {
        body: {
          query: { termQuery: { fields: ['online'], operator: 'is', values: [true] } },
          limit: firstGoods,
          expand: ['prices', 'availability'],
        },
        signal,
      }),
    ])
  const country = countries.find((one) => one.default) ?? countries[0]
  if (!country) throw new Error('The shop sells in no country.')
  const has = (amounts: Readonly<Record<string, unknown>> | undefined) =>
    Object.values(amounts ?? {}).some((amount) => Number(amount) > 0)
  const priced = hits.filter((hit) => has(hit.c_prices))
  const isDone: Record<SetupStep, boolean> = {
    shop: country.support.email !== '',
    tax: country.taxName !== '',
    store: found.length > 0,
    payment: country.paymentMethods.length > 0,
    category: categoryCount > firstCategories,
    product: priced.length > 0,
    stock: priced.some((hit) => has(hit.c_available)),
  }
  return {
    name: shop.name,
    country,
    store: found[0],
    sellable: priced.find((hit) => !hit.type.master && !has(hit.c_available))?.id,
    done: new Set(setupSteps.filter((step) => isDone[step])),
  }
}

export const setupKey = ['setup'] as const

/** Asked for a shop whose goods can be counted on the fingers; a larger one is set up. */
export const useSetup = ({ isEnabled = true }: { isEnabled?: boolean } = {}) => {
  const { call, shop } = useEnv()
  return useQuery({
    queryKey: setupKey,
    queryFn: ({ signal }) => readSetup(call, shop, signal),
    enabled: isEnabled,
    staleTime: 0,
  })
}

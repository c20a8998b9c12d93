import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.029',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/store-locator', screen: 'store-locator'",
    replace: "pattern: '/store-locator', screen: 'plain'",
  },
  {
    id: 'S2.170',
    file: 'storefront/src/features/stores/cities.ts',
    find: '(storeCities[country] ?? [])',
    replace: 'Object.values(storeCities).flat()',
  },
  {
    id: 'S2.172',
    file: 'engine/src/stores/view.ts',
    find: 'email: store.email,\n',
    replace: '',
  },
  {
    id: 'S2.175',
    file: 'engine/src/stores/view.ts',
    find: 'latitude: store.latitude,',
    replace: 'latitude: 0,',
  },
  {
    id: 'S4.075',
    file: 'storefront/src/features/stores/store-list.tsx',
    find: 'const next = store.id === chosen?.id ? undefined : store',
    replace: 'const next = store',
  },
  {
    id: 'S4.076',
    file: 'storefront/src/features/stores/store.ts',
    find: '?? stores.find((store) => store.c_storeDefault) ?? stores[0]',
    replace: '?? stores[0]',
  },
  {
    id: 'S4.077',
    file: 'storefront/src/features/stores/store.ts',
    find: 'Number(b.id === chosenId) - Number(a.id === chosenId)',
    replace: 'Number(a.id === chosenId) - Number(b.id === chosenId)',
  },
  {
    id: 'S4.078',
    file: 'storefront/src/features/stores/preferred-stores.ts',
    find: 'list.filter((one) => one.countryCode === country)',
    replace: "list.filter((one) => one.countryCode !== '' || country === 'SV')",
  },
  {
    id: 'S4.080',
    file: 'storefront/src/features/stores/stored-store.ts',
    find: 'name: storageKeys.storeName,',
    replace: 'name: storageKeys.storeCity,',
  },
  {
    id: 'S4.081',
    file: 'storefront/src/features/stores/stored-store.ts',
    find: 'else removeStored(keys[member])',
    replace: 'else void member',
  },
  {
    id: 'S4.082',
    file: 'storefront/src/features/stores/with-preferred.ts',
    find: 'list.filter((one) => one.countryCode !== country)',
    replace: 'list.filter((one) => one.storeId !== storeId)',
  },
  {
    id: 'S4.083',
    file: 'storefront/src/features/stores/with-preferred.ts',
    find: 'if (onlyIfNone && preferredIn',
    replace: 'if (onlyIfNone && storeId === undefined && preferredIn',
  },
  {
    id: 'S5.038',
    file: 'storefront/src/features/stores/filter-stores.ts',
    find: 'store.phone, store.storeHours]',
    replace: 'store.phone]',
  },
  {
    id: 'S9.014',
    file: 'storefront/src/lib/preferences.ts',
    find: 'storesPerRequest: 20',
    replace: 'storesPerRequest: 200',
  },
  {
    id: 'S9.015',
    file: 'storefront/src/features/stores/stores-query.ts',
    find: "distanceUnit: 'km' as const",
    replace: "distanceUnit: 'mi' as const",
  },
  {
    id: 'S9.016',
    file: 'storefront/src/features/stores/cities.ts',
    find: 'fallbackCityDistance = 170',
    replace: 'fallbackCityDistance = 107',
  },
  {
    id: 'S9.017',
    file: 'storefront/src/features/stores/stores-query.ts',
    find: '{ maxDistance: env.shop.allStoresDistance }',
    replace: '{ maxDistance: 50 }',
  },
  {
    id: 'S9.018',
    file: 'storefront/src/features/map/draw-map.ts',
    find: 'export const focusZoom = 20',
    replace: 'export const focusZoom = 18',
  },
  {
    id: 'S9.033',
    file: 'storefront/src/features/stores/cities.ts',
    find: 'distance: distanceKm ?? fallbackCityDistance',
    replace: 'distance: fallbackCityDistance',
  },
]

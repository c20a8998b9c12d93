import { expect, test } from 'vitest'
import { citiesIn, fallbackCityDistance } from './cities.ts'
import { filterStores } from './filter-stores.ts'
import { type PreferredStore, preferredIn, readPreferredStores } from './preferred-stores.ts'
import { defaultStore, toStoredStore, withChosenFirst } from './store.ts'
import { withPreferredStore } from './with-preferred-store.ts'

const stores = [
  {
    id: 'SV-1',
    name: 'Santa Ana Centro',
    address1: 'Calle Libertad 12',
    city: 'Santa Ana',
    phone: '+50324000101',
  },
  {
    id: 'SV-2',
    name: 'San Salvador',
    email: 'ss02@tienda.example',
    city: 'San Salvador',
    c_storeDefault: true,
  },
  { id: 'SV-3', name: 'San Miguel', storeHours: 'Lun–Vie 7:00–17:00', city: 'San Miguel' },
]

test('[S4.076] the store used is the stored one, else the default, else the first', () => {
  expect(defaultStore(stores, 'SV-3')?.id).toBe('SV-3')
  expect(defaultStore(stores, 'HN-1')?.id).toBe('SV-2')
  expect(defaultStore([stores[0]!, stores[2]!], undefined)?.id).toBe('SV-1')
  expect(defaultStore([], 'SV-1')).toBeUndefined()
})

test('[S4.077] the selected store is listed first, the others keep their order', () => {
  expect(withChosenFirst(stores, 'SV-3').map(({ id }) => id)).toEqual(['SV-3', 'SV-1', 'SV-2'])
})

test('[S3.015] id and name are read under either of their names', () => {
  expect(toStoredStore({ id: 'a', name: 'A', storeID: 'SV-9', storeName: 'Nueve' })).toMatchObject({
    id: 'SV-9',
    name: 'Nueve',
  })
  expect(toStoredStore({ id: 'a', name: 'A' })).toEqual({ id: 'a', name: 'A', address: '', city: '' })
})

test.each([
  ['SANTA', 'SV-1'],
  ['libertad', 'SV-1'],
  ['SS02@', 'SV-2'],
  ['24000101', 'SV-1'],
  ['lun–vie', 'SV-3'],
])('[S5.038] %s finds %s whatever the case', (text, id) => {
  expect(filterStores(stores, text).map((store) => store.id)).toEqual([id])
})

test('[S5.038] accents do not matter and blanks find all', () => {
  expect(filterStores([{ id: 'CR', name: 'San José' }], 'san jose')).toHaveLength(1)
  expect(filterStores(stores, '  ')).toHaveLength(3)
})

test('[S2.170] [S9.033] the select offers what the settings name for the country, and nothing unreadable', () => {
  const near = { name: 'San José', latitude: 9.93, longitude: -84.08, distanceKm: 40 }
  const settings = { CR: [near, { name: 'Limón', latitude: 9.99, longitude: -83.03 }, 'x', { name: 'y' }] }
  expect(citiesIn(settings, 'CR').map(({ name }) => name)).toEqual(['San José', 'Limón'])
  expect(citiesIn(settings, 'SV')).toEqual([])
  expect(citiesIn(settings, 'CR')[0]?.distance).toBe(40)
})

test('[S9.016] a city without a distance of its own is searched 170 km around', () => {
  const [city] = citiesIn({ SV: [{ name: 'La Paz', latitude: 13.5, longitude: -88.9 }] }, 'SV')
  expect([city?.distance, fallbackCityDistance]).toEqual([170, 170])
})

const list: PreferredStore[] = [
  { storeId: 'SV-1', countryCode: 'SV' },
  { storeId: 'CR-1', countryCode: 'CR' },
]

test('[S4.078] stored stores are filtered to the country of the locale', () => {
  expect(preferredIn(list, 'CR')).toEqual([{ storeId: 'CR-1', countryCode: 'CR' }])
})

test('[S4.082] saving replaces the earlier entry of that country', () => {
  expect(withPreferredStore(list, 'SV', 'SV-2')).toEqual([list[1], { storeId: 'SV-2', countryCode: 'SV' }])
})

test('[S4.083] flagged only-if-none, an existing entry leaves nothing to save', () => {
  expect(withPreferredStore(list, 'SV', 'SV-2', true)).toBeUndefined()
  expect(withPreferredStore(list, 'HN', 'HN-1', true)).toHaveLength(3)
})

test('[S4.075] letting go removes the entry of that country', () => {
  expect(withPreferredStore(list, 'SV', undefined)).toEqual([list[1]])
})

test('[S3.011] an unreadable preference is none', () => {
  expect(readPreferredStores('{not json')).toEqual([])
  expect(readPreferredStores('{"a":1}')).toEqual([])
  expect(readPreferredStores(JSON.stringify(['SV-1', { storeId: 'SV-1' }, ...list]))).toEqual(list)
  expect(readPreferredStores(undefined)).toEqual([])
  expect(readPreferredStores(JSON.stringify(list))).toEqual(list)
})

import { expect, test } from 'vitest'
import { citiesOf, filterStores } from './filter-stores.ts'
import { preferredIn, readPreferred, withPreferred } from './preferred-stores.ts'
import { chosenFirst, defaultStore, keptOf } from './store.ts'

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
  expect(chosenFirst(stores, 'SV-3').map(({ id }) => id)).toEqual(['SV-3', 'SV-1', 'SV-2'])
})

test('[S3.015] id and name are read under either of their names', () => {
  expect(keptOf({ id: 'a', name: 'A', storeID: 'SV-9', storeName: 'Nueve' })).toMatchObject({
    id: 'SV-9',
    name: 'Nueve',
  })
  expect(keptOf({ id: 'a', name: 'A' })).toEqual({ id: 'a', name: 'A', address: '', city: '' })
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

test('[S2.170] the select offers each department once, by name', () => {
  expect(citiesOf([...stores, stores[0]!])).toEqual(['San Miguel', 'San Salvador', 'Santa Ana'])
})

const list = [
  { storeId: 'SV-1', countryCode: 'SV' },
  { storeId: 'CR-1', countryCode: 'CR' },
]

test('[S4.078] stored stores are filtered to the country of the locale', () => {
  expect(preferredIn(list, 'CR')).toEqual([{ storeId: 'CR-1', countryCode: 'CR' }])
})

test('[S4.082] saving replaces the earlier entry of that country', () => {
  expect(withPreferred(list, 'SV', 'SV-2')).toEqual([list[1], { storeId: 'SV-2', countryCode: 'SV' }])
})

test('[S4.083] flagged only-if-none, an existing entry leaves nothing to save', () => {
  expect(withPreferred(list, 'SV', 'SV-2', true)).toBeUndefined()
  expect(withPreferred(list, 'HN', 'HN-1', true)).toHaveLength(3)
})

test('[S4.075] letting go removes the entry of that country', () => {
  expect(withPreferred(list, 'SV', undefined)).toEqual([list[1]])
})

test('[S3.011] an unreadable preference is none', () => {
  expect(readPreferred('{not json')).toEqual([])
  expect(readPreferred('{"a":1}')).toEqual([])
  expect(readPreferred(undefined)).toEqual([])
  expect(readPreferred(JSON.stringify(list))).toEqual(list)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '../config/storage-keys.ts'
import { readStored, readStoredJson, removeStored, writeStored, writeStoredJson } from './browser-storage.ts'

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[S9.034] [S4.044] the names under which the browser keeps something', () => {
  expect(storageKeys).toMatchObject({
    locale: 'selectedLocale',
    language: 'selectedLanguage',
    country: 'selectedCountry',
    currency: 'selectedCurrency',
    promotionFilter: 'promotionFilterKey',
    storeId: 'selectedStoreId',
    storeName: 'selectedStoreName',
    storeAddress: 'selectedStoreAddress',
    storeCity: 'selectedStoreCity',
    loginType: 'c_typeLogin',
  })
})

test('a written value is read and can be removed', () => {
  writeStored(storageKeys.storeId, 's1')
  expect(kept.get('selectedStoreId')).toBe('s1')
  expect(readStored(storageKeys.storeId)).toBe('s1')
  removeStored(storageKeys.storeId)
  expect(readStored(storageKeys.storeId)).toBeUndefined()
})

test('[S8.044] broken JSON and foreign shapes count as nothing', () => {
  writeStoredJson(storageKeys.recentSearches, [1, 2])
  expect(readStoredJson(storageKeys.recentSearches, isNumbers)).toEqual([1, 2])
  kept.set(storageKeys.recentSearches, '{')
  expect(readStoredJson(storageKeys.recentSearches, isNumbers)).toBeUndefined()
  kept.set(storageKeys.recentSearches, '["a"]')
  expect(readStoredJson(storageKeys.recentSearches, isNumbers)).toBeUndefined()
})

test('blocked storage is no error', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored(storageKeys.locale)).toBeUndefined()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('SecurityError')
    },
  })
  expect(() => writeStored(storageKeys.locale, 'es-SV')).not.toThrow()
  expect(readStored(storageKeys.locale)).toBeUndefined()
})

// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { storageKeys } from '../config/storage-keys.ts'
import { readOwned, removeOwned, writeOwned } from './owned-storage.ts'

const { waitingChanges } = storageKeys
const isText = (value: unknown): value is string => typeof value === 'string'
const read = (owner: string) => readOwned(waitingChanges, owner, isText)

beforeEach(() => localStorage.clear())

test('what one shopper left is not read by another, and goes when another comes', () => {
  writeOwned(waitingChanges, 'ana', 'hers')
  expect(read('eva')).toBeUndefined()
  removeOwned('ana')
  expect(read('ana')).toBe('hers')
  removeOwned('eva')
  expect(read('ana')).toBeUndefined()
})

test('what was kept before there was a session belongs to the one that begins; leaving takes all', () => {
  writeOwned(waitingChanges, '', 'first')
  removeOwned('')
  removeOwned('guest')
  expect(read('guest')).toBe('first')
  removeOwned()
  expect(read('guest')).toBeUndefined()
})

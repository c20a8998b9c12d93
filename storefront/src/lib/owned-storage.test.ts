// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { storageKeys } from '../config/storage-keys.ts'
import { readOwned, removeOwned, writeOwned } from './owned-storage.ts'

const { waitingChanges } = storageKeys
const isText = (value: unknown): value is string => typeof value === 'string'
const read = (owner: string) => readOwned(waitingChanges, owner, isText)

beforeEach(() => localStorage.clear())

test('one shopper’s data is not read by another, and is deleted when another signs in', () => {
  writeOwned(waitingChanges, 'ana', 'hers')
  expect(read('eva')).toBeUndefined()
  removeOwned('ana')
  expect(read('ana')).toBe('hers')
  removeOwned('eva')
  expect(read('ana')).toBeUndefined()
})

test('data stored before a session belongs to the session that begins; signing out deletes all', () => {
  writeOwned(waitingChanges, '', 'first')
  removeOwned('')
  removeOwned('guest')
  expect(read('guest')).toBe('first')
  removeOwned()
  expect(read('guest')).toBeUndefined()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attemptKey, endAttempt } from './order-attempt.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('one wish has one key, however often it is asked; another total is another wish', () => {
  const key = attemptKey('b1 10 p1')
  expect(attemptKey('b1 10 p1')).toBe(key)
  expect(attemptKey('b1 11 p1')).not.toBe(key)
})

test('an attempt that has its answer is over', () => {
  const key = attemptKey('b1 10 p1')
  endAttempt()
  expect(attemptKey('b1 10 p1')).not.toBe(key)
})

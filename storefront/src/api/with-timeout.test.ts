import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that never ends is given up after one second', async () => {
  let ended: unknown = 'waiting'
  const wait = withTimeout(new Promise(() => undefined)).then((value) => {
    ended = value
  })
  await vi.advanceTimersByTimeAsync(700)
  expect(ended).toBe('waiting')
  await vi.advanceTimersByTimeAsync(300)
  await wait
  expect(ended).toBeUndefined()
})

test('a result in time is returned, a failure gives undefined, and neither leaves a timer', async () => {
  expect(await withTimeout(Promise.resolve('here'))).toBe('here')
  expect(await withTimeout(Promise.reject(new Error('broken')))).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

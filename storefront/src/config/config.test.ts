import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryDefaults } from './query-defaults.ts'
import { timings } from './timings.ts'

afterEach(() => vi.useRealTimers())

test('[S9.012] the delays stand in one place', () => {
  expect(timings).toMatchObject({
    searchDebounce: 300,
    cartQuantityDebounce: 750,
    accountMenuClose: 100,
    caseFormReset: 500,
  })
})

test('[S9.020] a failing query is asked once, a fresh one not again for 10 s, focus asks nothing', async () => {
  vi.useFakeTimers({ now: 0 })
  const client = new QueryClient({ defaultOptions: { queries: queryDefaults } })
  let failed = 0
  const failing = { queryKey: ['f'], queryFn: () => Promise.reject(new Error(String(++failed))) }
  await client.fetchQuery(failing).catch(() => {})
  expect(failed).toBe(1)
  let asked = 0
  const good = { queryKey: ['g'], queryFn: async () => ++asked }
  await client.fetchQuery(good)
  vi.setSystemTime(9_999)
  await client.fetchQuery(good)
  expect(asked).toBe(1)
  vi.setSystemTime(10_001)
  await client.fetchQuery(good)
  expect(asked).toBe(2)
  expect(queryDefaults.refetchOnWindowFocus).toBe(false)
})

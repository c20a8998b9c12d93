import { expect, test } from 'vitest'
import { choiceOf, hrefOf, windowOf, yearsBefore } from './order-choice.ts'

const now = new Date('2026-01-01T03:00:00Z')
const windowAt = (query: string) => windowOf(choiceOf(new URLSearchParams(query)), 'America/El_Salvador', now)

test('[S2.013] a URL says which orders are asked for, by the clock of the country', () => {
  expect(windowAt('')).toEqual({ limit: 10, offset: 0 })
  expect(windowAt('page=3&status=completed&period=2025')).toEqual({
    limit: 10,
    offset: 20,
    status: 'completed',
    from: '2025-01-01T06:00:00.000Z',
    until: '2026-01-01T06:00:00.000Z',
  })
  // In San Salvador it is still the last day of the year before.
  expect(windowAt('period=30')).toMatchObject({ from: '2025-12-01T06:00:00.000Z' })
  expect(yearsBefore('America/El_Salvador', now)).toEqual(['2025', '2024', '2023'])
})

test('nonsense in a URL is not asked for, and the usual is not written', () => {
  expect(windowAt('page=-1&status=replaced&period=1e3')).toEqual({ limit: 10, offset: 0 })
  expect(windowAt('page=x&status=%27&period=20261')).toEqual({ limit: 10, offset: 0 })
  expect(hrefOf({ page: 1 })).toBe('/account/orders')
  expect(hrefOf({ page: 2, status: 'new', period: '180' })).toBe(
    '/account/orders?status=new&period=180&page=2',
  )
})

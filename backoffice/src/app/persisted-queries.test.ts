import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orders } from '../api/orders.ts'
import { signIn } from '../api/staff.ts'
import { persistQueries, restoreQueries } from './persisted-queries.ts'

const store = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T08:00:00Z') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})
afterEach(() => {
  store.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const person = [signIn.getUsersThis]
const order = [orders.getDeskOrder, '00028044']
const list = [orders.searchOrders, { query: 'all' }]

/** A shift begins: who works here, an order, and a list of a desk. */
const work = () => {
  const client = new QueryClient()
  const stop = persistQueries(client)
  client.setQueryData(person, { userId: 'Karla' })
  client.setQueryData(order, { data: { orderNo: '00028044' }, etag: '"3"' })
  client.setQueryData(list, { hits: [] })
  vi.advanceTimersByTime(600)
  return { client, stop }
}
const restored = () => {
  const client = new QueryClient()
  restoreQueries(client)
  return client
}

test('a page that opens again knows who works there and the order, with its revision, and no more', () => {
  work()
  const client = restored()
  expect(client.getQueryData(person)).toEqual({ userId: 'Karla' })
  expect(client.getQueryData(order)).toEqual({ data: { orderNo: '00028044' }, etag: '"3"' })
  expect(client.getQueryData(list)).toBeUndefined()
})

/** The page is opened anew, and has asked for nothing yet but who works there. */
const openAs = (userId: string) => {
  const client = new QueryClient()
  const stop = persistQueries(client)
  client.setQueryData(person, { userId })
  vi.advanceTimersByTime(600)
  stop()
}

test('a page that is opened anew keeps what the same person had read, and nobody else’s', () => {
  work().stop()
  openAs('Karla')
  expect(restored().getQueryData(order)).toEqual({ data: { orderNo: '00028044' }, etag: '"3"' })
  openAs('Rubén')
  expect(restored().getQueryData(person)).toEqual({ userId: 'Rubén' })
  expect(restored().getQueryData(order)).toBeUndefined()
})

test('what was read a shift ago is not known, though the page was opened since', () => {
  work().stop()
  const isKept = () => [...store.values()].join().includes('00028044')
  vi.advanceTimersByTime(11 * 3_600_000)
  openAs('Karla')
  expect(restored().getQueryData(order)).toBeDefined()
  vi.advanceTimersByTime(3_600_000)
  expect([isKept(), restored().getQueryData(order)]).toEqual([true, undefined])
  expect(restored().getQueryData(person)).toEqual({ userId: 'Karla' })
  openAs('Karla')
  expect(isKept()).toBe(false)
})

test('who signs out leaves nothing, and a shift later nothing is known', () => {
  const { client } = work()
  vi.advanceTimersByTime(12 * 3_600_000)
  expect(restored().getQueryData(person)).toBeUndefined()
  client.clear()
  vi.advanceTimersByTime(600)
  expect([...store.keys()]).toEqual([])
})

test('what an earlier release kept, whose answers say less, is not known', () => {
  work().stop()
  for (const [key, text] of store)
    store.set(key, JSON.stringify({ ...(JSON.parse(text) as object), form: 1 }))
  expect(restored().getQueryData(order)).toBeUndefined()
})

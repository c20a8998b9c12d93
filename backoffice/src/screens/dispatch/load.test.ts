import { expect, test } from 'vitest'
import { byPlace, loadableOf, type Waiting } from './load.ts'

const line = (itemId: string, more: object = {}) => ({
  itemId,
  productId: itemId,
  quantity: 10,
  pickUp: false,
  progress: {},
  ...more,
})
const loaded = (step: 'paid' | 'cut' | 'shipped', ...lines: ReturnType<typeof line>[]) =>
  loadableOf({ step, lines }).map(({ line: { itemId }, quantity }) => `${itemId} ${quantity}`)

test('what is delivered and has not left can be loaded; of sheets what has been cut', () => {
  expect(
    loaded(
      'paid',
      line('screws', { progress: { shipped: 4 } }),
      line('sheets', { lengthMeters: 6, progress: { cut: 7, shipped: 2 } }),
      line('uncut', { lengthMeters: 6 }),
      line('gone', { progress: { shipped: 10 } }),
      line('counter', { pickUp: true }),
    ),
  ).toEqual(['screws 6', 'sheets 5'])
})

test('of an order that is over nothing can be loaded', () => {
  expect(loaded('shipped', line('screws'))).toEqual([])
})

test('an order with several shipments stops at each of its addresses, with what goes there', () => {
  const address = (city: string, itemId: string) => ({ name: 'Ana Paz', city, itemIds: [itemId] })
  const order = {
    orderNo: '1',
    shippingAddress: address('Santa Ana', 'sheets'),
    furtherAddresses: [address('Ahuachapán', 'screws')],
  }
  const lines = ['sheets', 'screws'].map((itemId) => ({ line: line(itemId), quantity: 10 }))
  const stops = byPlace([{ order, lines, etag: undefined } as unknown as Waiting])
  expect(
    stops.map(([place, there]) => [
      place,
      there.flatMap((one) => one.lines.map(({ line: { itemId } }) => itemId)),
    ]),
  ).toEqual([
    ['Ahuachapán', ['screws']],
    ['Santa Ana', ['sheets']],
  ])
})

import { expect, test } from 'vitest'
import { eventsOf } from './order-events.ts'
import { stateOf } from './order-state.ts'
import { messages } from './messages.ts'
import type { Order } from './order.ts'

const order = (status: string, happened: string[], pickUp = true) =>
  ({
    status,
    c_history: happened.map((what) => ({ at: '2026-11-20T12:00:00Z', what })),
    productItems: [{ productId: 'A', quantity: 9, c_lengthMetersToBuy: 3.65, c_pickUpProduct: pickUp }],
  }) as unknown as Order

const upcoming = (one: Order) =>
  eventsOf(one)
    .filter(({ state }) => state === 'upcoming')
    .map(({ id }) => id)

test('a new order of cut goods still is to be paid, cut, made ready and handed over', () => {
  expect(upcoming(order('created', ['created']))).toEqual(['paid', 'cut', 'ready', 'handed_over'])
  expect(upcoming(order('new', ['created', 'paid'], false))).toEqual(['cut', 'shipped', 'handed_over'])
})

test('a step that was passed over is not announced any more', () => {
  expect(upcoming(order('new', ['created', 'paid', 'ready']))).toEqual(['handed_over'])
})

test('of an order that is partly picked up and partly delivered each part has its own step', () => {
  const both = (happened: string[]) => {
    const one = order('new', happened)
    const [line] = one.productItems
    if (line) one.productItems.push({ ...line, c_pickUpProduct: false })
    return upcoming(one)
  }
  expect(both(['created', 'paid', 'cut'])).toEqual(['ready', 'shipped', 'handed_over'])
  expect(both(['created', 'paid', 'cut', 'shipped'])).toEqual(['ready', 'handed_over'])
  expect(both(['created', 'paid', 'ready'])).toEqual(['shipped', 'handed_over'])
})

test('what lies ahead tells the promised day: of the pickup, of the delivery', () => {
  const daysOf = (one: Order) => eventsOf(one).flatMap(({ id, day }) => (day ? [[id, day]] : []))
  const picked = order('new', ['created', 'paid'])
  for (const line of picked.productItems) line.c_pickupFinishDateNotFormatted = '2026-11-30'
  expect(daysOf(picked)).toEqual([['ready', '2026-11-30']])
  const shipments = [{ shippingMethod: { c_deliveryDateNotFormatted: '2026-12-02' } }]
  expect(daysOf({ ...order('new', ['created'], false), shipments } as Order)).toEqual([
    ['handed_over', '2026-12-02'],
  ])
  const at = (shipmentId: string, day: string) => ({
    shipmentId,
    shippingMethod: { c_deliveryDateNotFormatted: day },
  })
  const several = {
    ...order('new', ['created'], false),
    productItems: ['me', 'two'].map((shipmentId) => ({ shipmentId, c_pickUpProduct: false })),
    shipments: [at('me', '2026-12-02'), at('two', '2026-12-09')],
  }
  expect(daysOf(several as unknown as Order)).toEqual([['handed_over', '2026-12-09']])
})

test('nothing lies ahead of an order that has ended', () => {
  expect(upcoming(order('cancelled', ['created', 'cancelled']))).toEqual([])
  expect(eventsOf(order('completed', ['created', 'paid', 'handed_over'])).at(-1)?.state).toBe('current')
})

test('the state is the furthest thing that happened', () => {
  expect(stateOf(order('created', ['created'])).text).toBe(messages.stateCreated)
  expect(stateOf(order('new', ['created', 'paid', 'cut', 'ready'])).text).toBe(messages.stateReady)
  expect(stateOf(order('failed', ['created', 'payment_refused'])).text).toBe(messages.stateFailed)
})

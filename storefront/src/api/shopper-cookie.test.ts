import { expect, test } from 'vitest'
import { createShopperStore } from './shopper.ts'
import { readShopper, writeShopper } from './shopper-cookie.ts'

test('a written cookie is read back', () => {
  for (const shopper of [
    { kind: 'guest' },
    { kind: 'guest', customerId: 'g1' },
    { kind: 'registered', customerId: 'r1' },
  ] as const) {
    expect(readShopper(writeShopper(shopper))).toEqual(shopper)
  }
})

test('nothing, garbage, and a customer without an id are guests', () => {
  for (const value of [undefined, '', 'x', 'admin.1', 'registered', 'registered.']) {
    expect(readShopper(value)).toEqual({ kind: 'guest' })
  }
})

test('the store tells when the cookie has changed, and only then', () => {
  let cookies = 'a=b; shopper_Lamina=guest.g1'
  const store = createShopperStore('Lamina', () => cookies)
  let told = 0
  const stop = store.subscribe(() => told++)
  const before = store.read()
  store.refresh()
  expect(told).toBe(0)
  expect(store.read()).toBe(before)
  cookies = 'shopper_Lamina=registered.r1; shopper_Other=guest.x'
  store.refresh()
  expect([told, store.read()]).toEqual([1, { kind: 'registered', customerId: 'r1' }])
  stop()
  store.allowChange()
  cookies = ''
  store.refresh()
  expect([told, store.read()]).toEqual([1, { kind: 'guest' }])
})

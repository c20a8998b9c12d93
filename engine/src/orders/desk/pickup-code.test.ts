import { expect, test } from 'vitest'
import { ordersOfCode, pickupCode } from './pickup-code.ts'

const shop = {
  secretKey: 'k'.repeat(32),
  site: { siteId: 'Lamina' } as Parameters<typeof pickupCode>[0]['site'],
}
const numbered = (orderNo: string, pickupUses = 0) => ({ orderNo, pickupUses })

test('a code has a letter, so that it is never read as the number of an order', () => {
  // The digest of this one gives digits alone.
  expect(pickupCode(shop, numbered('00058777'))).toMatch(/^[a-z]9643177$/)
})

test('the order whose code it is now is found, and both where two have the same', () => {
  const [one, other, used] = [numbered('01614552'), numbered('02064753'), numbered('00000007', 1)]
  const orders = [one, numbered('00000006'), other, used]
  expect(ordersOfCode(shop, orders, '2hk7tn9h')).toEqual([one, other])
  expect(ordersOfCode(shop, orders, pickupCode(shop, used))).toEqual([used])
  expect(ordersOfCode(shop, orders, pickupCode(shop, numbered('00000007')))).toEqual([])
})

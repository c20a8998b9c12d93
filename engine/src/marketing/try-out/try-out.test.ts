import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MerchantShop, openMerchantShop } from '../../catalog/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'

let merchant: MerchantShop
let cookie: string
beforeAll(async () => {
  merchant = await openMerchantShop(['sfcc.promotions.rw'])
  cookie = (await openStaff(merchant.shop, 'marketing')).cookie
})
afterAll(() => merchant.close())

const path = '/custom/promotions-desk/v1/organizations/f_ecom_lmna_001/try-outs?siteId=Lamina'
const tried = (body: object) => callAsStaff(merchant.shop, cookie, 'POST', path, { body })

const promotion = {
  id: 'trial',
  c_rule: {
    class: 'item',
    products: { products: ['QA-BRICK'] },
    when: { minQuantity: 50 },
    discount: { type: 'percentage', percent: 10 },
  },
}
const bricks = (quantity: number) => ({
  country: 'SV',
  lines: [{ productId: 'QA-BRICK', quantity }],
  promotion,
})

test('a promotion that nobody has saved is tried: each amount tells its base and the minimum that was reached', async () => {
  const { status, body } = await tried(bricks(100))
  expect(status).toBe(200)
  const { lines, total, totalWithout, totalWith } = body as unknown as {
    lines: { price: number; priceAfter: number; discounts: object[] }[]
    total: number
    totalWithout: number
    totalWith: number
  }
  const [line] = lines
  expect(line?.discounts).toEqual([
    {
      promotionId: 'trial',
      kind: 'percentage',
      percent: 10,
      amount: expect.closeTo((line?.price ?? 0) / 10, 2),
      base: line?.price,
      reached: { quantity: { of: 100, min: 50 } },
    },
  ])
  expect([total, totalWithout]).toEqual([line?.price, line?.price])
  expect(totalWith).toBe(line?.priceAfter)
  expect(totalWith).toBeLessThan(totalWithout)
})

test('below the minimum nothing is taken off, and nothing of a try-out stays', async () => {
  const { body } = await tried(bricks(49))
  expect(body).toMatchObject({ lines: [{ discounts: [] }] })
  const { rows } = await merchant.shop.database.pool.query(`select 1 from promotion where id = 'trial'`)
  expect(rows).toEqual([])
})

test('of the delivery it takes off what it says', async () => {
  const free = {
    id: 'trial',
    c_rule: { class: 'shipping', methodKinds: ['truck'], discount: { type: 'free' } },
  }
  const { body } = await tried({ ...bricks(100), promotion: free })
  expect(body).toMatchObject({
    delivery: { priceAfter: 0, discounts: [{ promotionId: 'trial', kind: 'free' }] },
  })
})

test('a rule that is none and a country that is not the caller’s are refused', async () => {
  expect((await tried({ ...bricks(1), promotion: { id: 'trial', c_rule: { class: 'item' } } })).status).toBe(
    400,
  )
  const manager = await openStaff(merchant.shop, 'manager@SV')
  const elsewhere = await callAsStaff(merchant.shop, manager.cookie, 'POST', path, {
    body: { ...bricks(1), country: 'HN' },
  })
  expect(elsewhere).toMatchObject({ status: 400, body: { property: '$.country' } })
})

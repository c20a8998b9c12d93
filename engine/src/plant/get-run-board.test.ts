import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { verifyChain } from '../audit/index.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

const organization = 'organizations/f_ecom_lmna_001'
const boardOf = (storeId: string) => `/custom/plant/v1/${organization}/plants/${storeId}/run-board`
const sku = 'QA-SHEET-26-AZUL'

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.plant.rw', 'sfcc.audit'] })).token
})
afterAll(() => shop.close())

type Row = {
  productId: string
  name: Record<string, string>
  minimumMeters: number
  missingMeters: number
  carts: { count: number; meters: number; belowCount: number }
  stock: { storeId: string; meters: number }[]
  decision?: { decision: string; decidedBy: { kind: string } }
}
const call = (method: string, path: string, body?: object) =>
  shop.call<{ data: Row[]; total: number }>(method, `${path}?siteId=Lamina`, {
    as: token,
    ...(body ? { body } : {}),
  })
const board = async (storeId = 'SV-SS01') => (await call('GET', boardOf(storeId))).body.data
const cart = async (quantity: number, metres: number) => {
  const buyer = await shop.customer()
  await buyer.add(await buyer.basket(), { productId: sku, quantity, c_lengthMetersToBuy: metres })
}

test('carts below a run are shown with what lacks and who has it; what reaches it is left out', async () => {
  expect(await board()).toEqual([])
  await cart(1, 3)
  const [row] = await board()
  expect(row?.name.es).toContain('QA')
  expect(row).toMatchObject({ productId: sku, carts: { count: 1, meters: 3, belowCount: 1 } })
  expect(row?.missingMeters).toBe((row?.minimumMeters ?? 0) - 3)
  expect(row?.stock[0]?.storeId).toBe('SV-SS01')
  await cart(2, 6)
  expect((await board())[0]?.carts).toMatchObject({ count: 2, meters: 15 })
  expect((await board())[0]?.missingMeters).toBe(Math.max(0, (row?.minimumMeters ?? 0) - 15))
  expect((await call('GET', boardOf('SV-AH01'))).status).toBe(404)
})

test('what is decided stands on the board and in the log, and is taken back', async () => {
  await cart(1, 3)
  const path = `${boardOf('SV-SS01')}/${sku}`
  const offered = await call('PUT', path, { decision: 'wait', until: '2099-01-31', note: 'llega bobina' })
  expect(offered).toMatchObject({ status: 200 })
  expect((await board())[0]?.decision).toMatchObject({ decision: 'wait', decidedBy: { kind: 'client' } })
  expect((await call('PUT', path, { decision: 'substitute', storeId: 'GT-GU01' })).status).toBe(400)
  expect((await call('PUT', path, { decision: 'substitute' })).status).toBe(400)
  expect((await call('PUT', path, { decision: 'substitute', storeId: 'SV-AH01' })).status).toBe(200)
  expect((await call('PUT', `${boardOf('SV-SS01')}/QA-SCREW`, { decision: 'wait' })).status).toBe(404)
  expect((await call('PUT', path, { decision: null })).status).toBe(200)
  expect((await board())[0]).not.toHaveProperty('decision')
  expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
})

test('people see their own country’s plants, decide with the right to cut, and not elsewhere', async () => {
  const as = async (role: string, method: 'GET' | 'PUT') => {
    const { cookie } = await openStaff(shop, role, `${role.replace('@', '.')}.${method}@tiradas.test`)
    const path = method === 'GET' ? boardOf('SV-SS01') : `${boardOf('SV-SS01')}/${sku}`
    const body = method === 'GET' ? {} : { body: { decision: 'offer' } }
    return (await callAsStaff(shop, cookie, method, `${path}?siteId=Lamina`, body)).status
  }
  for (const [role, reads, decides] of [
    ['manager@SV', 200, 200],
    ['foreman@SV-SS01', 200, 200],
    ['desk@SV', 200, 403],
    ['auditor', 200, 403],
    ['manager@GT', 404, 404],
    ['foreman@SV-AH01', 404, 404],
    ['clerk@SV-SS01', 403, 403],
  ] as const)
    expect([role, await as(role, 'GET'), await as(role, 'PUT')]).toEqual([role, reads, decides])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from '../../login/testing.ts'
import { type OrderShop, openOrderShop, ordersPath, site } from '../testing.ts'
import { transitionOrder } from '../transition-order.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const placeOrder = async () => {
  const { buyer, order } = await shop.ready({ items: [{ productId: 'QA-CEMENT', quantity: 2 }] })
  const { body } = await order()
  const email = `${buyer.customerId}@qa.example`
  return { buyer, orderNo: String(body.orderNo), code: String(body.orderViewCode), email, body }
}
const lookup = (token: string, orderNo: string, body: object) =>
  shop.call<Record<string, unknown>>('POST', `${ordersPath}/${orderNo}/lookup?${site}`, { as: token, body })
const slug = (body: { type?: unknown }) => String(body.type).split('/').at(-1)

test('number, e-mail and code show a guest the whole order, without any amount', async () => {
  const { orderNo, code, email } = await placeOrder()
  const guest = await shop.guest()
  const { status, body } = await lookup(guest.token, orderNo, {
    email: email.toUpperCase(),
    orderViewCode: code,
  })
  expect([status, body.orderNo]).toEqual([200, orderNo])
  expect(body).toMatchObject({
    customerInfo: { email },
    billingAddress: { lastName: 'Prueba' },
    productItems: [{ productId: 'QA-CEMENT', quantity: 2 }],
  })
  expect(JSON.stringify(body)).not.toMatch(/price|total|tax|amount|instrument/i)
})

test('the code stands in the mail that says the order came in, and in no other', async () => {
  const { orderNo, code, email } = await placeOrder()
  await shop.engine.startJobs()
  const { plain, html } = await mailTo(shop, email, 'order-received')
  expect(plain).toContain(orderNo)
  for (const text of [plain, html]) expect(text).toContain(code)
  const ctx = await shop.engine.merchantContext()
  await transitionOrder(ctx, orderNo, 'paid')
  expect((await mailTo(shop, email, 'order-paid')).plain).not.toContain(code)
})

test('a customer who has the code sees the amounts too', async () => {
  const { orderNo, code, email, body: order } = await placeOrder()
  const other = await shop.customer()
  const { body } = await lookup(other.token, orderNo, { email, orderViewCode: code })
  expect(body.orderTotal).toBe(order.orderTotal)
})

test('the phone instead of the code tells how far it is and nothing of the person', async () => {
  const { orderNo, email } = await placeOrder()
  const guest = await shop.guest()
  const { status, body } = await lookup(guest.token, orderNo, { email, phone: '7000-0000' })
  expect([status, body.status]).toEqual([200, 'created'])
  expect(JSON.stringify(body)).not.toContain('Prueba')
  expect(body).not.toHaveProperty('customerInfo')
})

test('whatever is wrong, the order is missing; with nothing to go by it is not even looked for', async () => {
  const { orderNo, code, email } = await placeOrder()
  const { token } = await shop.guest()
  const wrong = [
    { email: 'otra@qa.example', orderViewCode: code },
    { email, orderViewCode: `${code}x` },
    { email, orderViewCode: 'x', phone: '70000000' },
    { email, phone: '70000001' },
    { email, phone: '70000000', postalCode: '01101' },
  ]
  const answers = []
  for (const body of wrong) answers.push(await lookup(token, orderNo, body))
  answers.push(await lookup(token, '99999999', { email, orderViewCode: code }))
  const said = answers.map(({ status, body }) => [status, slug(body)])
  expect(said).toEqual(answers.map(() => [404, 'order-not-found']))
  const bare = await lookup(token, orderNo, { email })
  expect([bare.status, slug(bare.body)]).toEqual([400, 'insufficient-identifying-information'])
})

test('orders are listed from one moment until another', async () => {
  const { buyer, body } = await placeOrder()
  const path = `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${buyer.customerId}/orders`
  const total = async (query: string) => (await buyer.call('GET', `${path}?${query}`)).body.total
  const at = new Date(String(body.creationDate)).getTime()
  const iso = (ms: number) => encodeURIComponent(new Date(at + ms).toISOString())
  expect(await total(`from=${iso(-1000)}&until=${iso(1000)}`)).toBe(1)
  expect(await total(`from=${iso(1000)}`)).toBe(0)
  expect(await total(`until=${iso(-1000)}`)).toBe(0)
  expect((await buyer.call('GET', `${path}?from=ayer`)).status).toBe(400)
})

test('payment of an order: its methods and taxes are told, the instrument stays', async () => {
  const { buyer, orderNo } = await placeOrder()
  const call = (method: string, rest: string, body?: unknown) =>
    buyer.call(method, `${ordersPath}/${orderNo}${rest}`, body)
  const { body: methods } = await call('GET', '/payment-methods')
  expect(methods.applicablePaymentMethods).toMatchObject([
    { id: 'CREDIT_CARD' },
    { id: 'PAYPAL' },
    { id: 'BANK_TRANSFER' },
  ])
  const { body: taxes } = await call('GET', '/taxes')
  expect(Object.values(taxes.taxes as unknown as object)).toMatchObject([{ taxItems: [{ rate: 0.13 }] }])
  const refused = await call('POST', '/payment-instruments', { paymentMethodId: 'BANK_TRANSFER' })
  expect([refused.status, slug(refused.body)]).toEqual([409, 'order-status-transition'])
})

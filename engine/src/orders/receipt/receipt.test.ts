import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatMoney } from '../../../../facts/format-money.ts'
import { home, methodsOf } from '../../baskets/testing/checkout.ts'
import { qrDrawing } from '../../documents/qr/index.ts'
import { listMails, readMail } from '../../mail/module.ts'
import { listProofs } from '../list-orders.ts'
import { selectOwnOrder } from '../queries.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import { transitionOrder } from '../transition-order.ts'
import { type OrderShop, openOrderShop, ordersPath, type Ready } from '../testing.ts'
import { receiptDocument } from './receipt-document.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
  await shop.engine.startJobs()
})
afterAll(() => shop.close())

const site = 'siteId=Lamina'
const documentPath = (orderNo: string) =>
  `/custom/orders/v1/organizations/f_ecom_lmna_001/orders/${orderNo}/document`
const pdfOf = async (token: string, orderNo: string, locale: string) =>
  shop.call<{ filename: string; fileContent: string }>(
    'GET',
    `${documentPath(orderNo)}?${site}&locale=${locale}`,
    { as: token },
  )

/** The paper of an order, as its document is made of it. */
const paperOf = async ({ buyer }: Ready, orderNo: string, language: 'es' | 'en') => {
  const ctx = await shop.contextFor(buyer)
  const order = await ctx.db.maybe(selectOwnOrder(ctx.site.siteId, buyer.customerId, orderNo))
  if (!order) throw new Error(`no order ${orderNo}`)
  const { secretKey } = await shop.engine.merchantContext()
  return receiptDocument({ ...ctx, secretKey, language }, order)
}

type Amounts = Record<'productSubTotal' | 'shippingTotal' | 'taxTotal' | 'orderTotal', number> & {
  productItems: { productId: string; priceAfterItemDiscount: number }[]
  orderPriceAdjustments?: { itemText: string; price: number }[]
}

const amountsOf = (told: unknown) => told as Amounts
const dollars = (major: number) => formatMoney(Math.round(major * 100), 'USD', 'es-SV')

test('the PDF, the mail, the cart and the order tell the same amounts', async () => {
  const ready = await shop.ready({
    items: [
      { productId: 'QA-SHEET-24-BLAN', quantity: 9, c_lengthMetersToBuy: 4.85 },
      { productId: 'QA-SCREW', quantity: 3 },
    ],
    coupon: 'QA5',
  })
  const { body } = await ready.order()
  const orderNo = String(body.orderNo)
  const [cart, order] = [ready.shown, body].map(amountsOf)
  if (!cart || !order) throw new Error('no amounts')
  for (const name of ['productSubTotal', 'shippingTotal', 'taxTotal', 'orderTotal'] as const)
    expect([name, order[name]]).toEqual([name, cart[name]])
  const lines = cart.productItems.map(({ priceAfterItemDiscount }) => dollars(priceAfterItemDiscount))
  const discounts = (cart.orderPriceAdjustments ?? []).map(({ itemText, price }) => [
    itemText,
    dollars(price),
  ])
  expect(discounts).not.toEqual([])

  const document = await paperOf(ready, orderNo, 'es')
  expect(document.title).toBe(`Pedido ${orderNo}`)
  expect(document.table.rows.map(({ cells }) => cells.at(-1))).toEqual(lines)
  // A sheet is told from its sisters by gauge and colour, on paper and in the mail.
  const sheet = 'Color: Blanco, Calibre: 24'
  expect(document.table.rows[0]?.note).toMatch(new RegExp(`^${sheet} · 43.65 m`))
  expect(document.totals.map(({ value }) => value)).toEqual([
    dollars(cart.productSubTotal),
    ...discounts.map(([, amount]) => amount),
    'Gratis',
    dollars(cart.taxTotal),
    dollars(cart.orderTotal),
  ])
  expect(document.notes[0]).toMatchObject({ title: 'Datos para la transferencia' })

  const { db } = shop.engine
  const mail = await vi.waitFor(async () => {
    const found = (await listMails(db)).find(({ template }) => template === 'order-received')
    expect(found).toBeDefined()
    return readMail(db, found?.id ?? '')
  }, 15_000)
  for (const told of [sheet, ...lines, ...discounts.flat(), dollars(cart.taxTotal), dollars(cart.orderTotal)])
    expect(mail?.plain).toContain(told)
  expect(mail?.enclosure).toEqual({ filename: `${orderNo}.pdf`, paper: document })
})

test('the receipt is the owner’s, in both languages, and tells how it was paid', async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }], card: '4111111111111111' })
  const { body } = await ready.order()
  const orderNo = String(body.orderNo)
  for (const locale of ['es-SV', 'en-SV']) {
    const { status, body: file } = await pdfOf(ready.buyer.token, orderNo, locale)
    expect([status, file.filename]).toEqual([200, `${orderNo}.pdf`])
    expect(Buffer.from(file.fileContent, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  }
  const english = await paperOf(ready, orderNo, 'en')
  expect(english.title).toBe(`Receipt ${orderNo}`)
  expect(english.facts.map(({ value }) => value).slice(1)).toEqual(['Visa ending in 1111', 'Paid'])
  expect((await paperOf(ready, orderNo, 'es')).title).toBe(`Recibo ${orderNo}`)
  const { token } = await shop.customer()
  expect((await pdfOf(token, orderNo, 'es-SV')).status).toBe(404)
})

test('while something paid waits at the counter, receipt, page and mails show one code and where it leads', async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 3 }] })
  const orderNo = String((await ready.order()).body.orderNo)
  expect((await paperOf(ready, orderNo, 'es')).pass).toBeUndefined()
  await transitionOrder(await shop.engine.merchantContext(), orderNo, 'paid')
  const shown = async () => (await ready.buyer.call('GET', `${ordersPath}/${orderNo}`)).body
  const { c_pickupCode: code, c_pickupQr: drawing } = await shown()
  const pass = { code, link: `http://localhost:3000/retiro/${orderNo}.${code}` }
  expect((await paperOf(ready, orderNo, 'es')).pass).toMatchObject(pass)
  expect(drawing).toEqual(qrDrawing(pass.link))
  const pdf = await pdfOf(ready.buyer.token, orderNo, 'es-SV')
  expect(Buffer.from(pdf.body.fileContent, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  const mail = await vi.waitFor(async () => {
    const all = await listMails(shop.engine.db)
    const found = all.find(({ template, subject }) => template === 'order-paid' && subject.includes(orderNo))
    expect(found).toBeDefined()
    return readMail(shop.engine.db, found?.id ?? '')
  }, 15_000)
  expect(mail?.plain).toContain(code)
  await transitionOrder(await shop.engine.merchantContext(), orderNo, 'handed-over')
  expect(await shown()).not.toHaveProperty('c_pickupQr')
  expect((await paperOf(ready, orderNo, 'es')).pass).toBeUndefined()
})

test('what was chosen along with a line is ordered, told and paid with it', async () => {
  const optionItems = [{ optionId: 'dispenser', optionValueId: 'pump' }]
  const ready = await shop.ready({ items: [{ productId: 'QA-SOLVENT', quantity: 2, optionItems }] })
  const { body } = await ready.order()
  expect(body).toMatchObject({
    orderTotal: 5541.56,
    productItems: [{ price: 3715.22, optionItems: [{ optionValueId: 'pump', price: 1826.34, tax: 210.11 }] }],
  })
  const document = await paperOf(ready, String(body.orderNo), 'es')
  expect(document.table.rows[0]?.note).toBe(`Dosificador QA: Bomba manual ${dollars(1826.34)}`)
  expect(document.totals[0]?.value).toBe(dollars(5541.56))
  const ctx = await shop.contextFor(ready.buyer)
  const order = await ctx.db.maybe(selectOwnOrder('Lamina', ready.buyer.customerId, String(body.orderNo)))
  expect(order?.document.mail.lines).toMatchObject([
    { name: expect.stringContaining('(Dosificador QA: Bomba manual)'), amountMinor: 554_156 },
  ])
})

test('a gate marked on the map is in the order, and the way there in the mails', async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 2, c_pickUpProduct: false }] })
  const { buyer, basketId } = ready
  const shipment = `/baskets/${basketId}/shipments/me`
  await buyer.call('PUT', `${shipment}/shipping-address`, home)
  const { body: methods } = await buyer.call('GET', `${shipment}/shipping-methods`)
  await buyer.call('PUT', `${shipment}/shipping-method`, { id: methodsOf(methods)[0]?.id })
  const { status, body } = await ready.order()
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ shipments: [{ shippingAddress: { c_coordinates: '13.70220,-89.24310' } }] })
  const { db } = shop.engine
  for (const template of ['order-received', 'order-for-store']) {
    await vi.waitFor(async () => {
      const all = (await listMails(db)).filter((mail) => mail.template === template)
      const mails = await Promise.all(all.map(({ id }) => readMail(db, id)))
      const ours = mails.find((mail) => mail?.subject.includes(String(body.orderNo)))
      expect(ours?.plain).toContain('mlat=13.7022&mlon=-89.2431')
    }, 15_000)
  }
})

test('[G2.008] a cut line says what one piece costs: pieces times that is the line', async () => {
  const ready = await shop.ready({
    items: [{ productId: 'QA-SHEET-24-BLAN', quantity: 5, c_lengthMetersToBuy: 6.35 }],
  })
  const { body } = await ready.order()
  const [line] = body.productItems as unknown as Record<'basePrice' | 'pricePerUnit' | 'quantity', number>[]
  if (!line) throw new Error('no line')
  const document = await paperOf(ready, String(body.orderNo), 'es')
  const [row] = document.table.rows
  expect(row?.cells.slice(2)).toEqual([
    '5 piezas',
    '6.35',
    dollars(line.basePrice),
    dollars((Math.round(line.basePrice * 100) * line.quantity) / 100),
  ])
  expect(row?.note).toContain(`31.75 m en total, a ${dollars(line.pricePerUnit)} el metro`)
})

const letterTo = (template: string, to: string, about: string) =>
  vi.waitFor(async () => {
    const all = (await listMails(shop.engine.db)).filter((mail) => mail.template === template)
    const mails = await Promise.all(all.map(({ id }) => readMail(shop.engine.db, id)))
    const found = mails.find((mail) => mail?.recipient === to && mail.subject.includes(about))
    if (!found) throw new Error(`no ${template} to ${to}`)
    return found
  }, 15_000)

test('the store reads whom to call, who collects, the load and the invoice; the collector no price', async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 4 }] })
  const { buyer, basketId } = ready
  const person = {
    firstName: 'Rosa',
    lastName: 'López',
    phone: '70123456',
    email: 'rosa@obra.example',
    idType: 'dui',
    idNumber: '01234567-8',
  }
  await buyer.call('PATCH', `/baskets/${basketId}`, { c_personPicksUpData: person })
  const { body } = await ready.order()
  const orderNo = String(body.orderNo)
  const store = await letterTo('order-for-store', 'ayuda-sv@lamina.example', orderNo)
  for (const told of ['Rosa López', '7012-3456', 'DUI 01234567-8', ' kg', 'Factura', 'Cantidad 4 cajas'])
    expect(store.plain).toContain(told)
  await transitionOrder(await shop.engine.merchantContext(), orderNo, 'paid')
  await transitionOrder(await shop.engine.merchantContext(), orderNo, 'ready')
  for (const about of ['Te encargaron', 'listo para retirar']) {
    const letter = await letterTo('order-for-collector', person.email, about)
    expect(letter.plain).toContain(orderNo)
    expect(letter.plain).not.toMatch(/\$\s?\d/)
  }
  const wrong = { c_personPicksUpData: { ...person, email: 'rosa@' } }
  const other = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 1 }] })
  expect(await other.buyer.call('PATCH', `/baskets/${other.basketId}`, wrong)).toMatchObject({ status: 400 })
})

test('a proof of transfer is taken three times, told to shopper and desk, and pays nothing', async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 4 }] })
  const { body } = await ready.order()
  const orderNo = String(body.orderNo)
  const pdf = Buffer.from('%PDF-1.4 receipt').toString('base64')
  const path = `${documentPath(orderNo).replace('/document', '/proofs')}?${site}`
  const send = (as: string, filename = 'banco.pdf', fileContent = pdf) =>
    shop.call<Record<string, unknown>>('POST', path, { as, body: { file: { filename, fileContent } } })
  const { token } = ready.buyer
  const { email } = body.customerInfo as unknown as { email: string }
  expect((await send((await shop.customer()).token)).status).toBe(404)
  expect((await send(token, 'banco.png')).status).toBe(400)
  const video = Buffer.from('0000ftypisom').toString('base64')
  const refused = { status: 400, body: { detail: 'Only images and PDFs are allowed.' } }
  expect(await send(token, 'banco.mp4', video)).toMatchObject(refused)
  for (const _ of [1, 2, 3]) {
    expect(await send(token)).toMatchObject({ status: 200, body: { paymentStatus: 'not_paid' } })
  }
  expect((await send(token)).status).toBe(400)
  await letterTo('order-proof-received', email, orderNo)
  await letterTo('order-proof-for-desk', 'ayuda-sv@lamina.example', orderNo)
  const ctx = await shop.engine.merchantContext()
  expect((await listProofs(ctx, orderNo)).map(({ name }) => name)).toEqual(Array(3).fill('banco.pdf'))
  // The desk is told of them with the order, and who looks after money opens one, in the own country.
  const desk = async (roles: string, path: string) => {
    const { cookie } = await openStaff(shop, roles)
    const order = `/custom/orders-desk/v1/organizations/f_ecom_lmna_001/orders/${orderNo}`
    return callAsStaff(shop, cookie, 'GET', `${order}${path}?${site}`)
  }
  const { proofs } = (await desk('desk@SV', '')).body.payment as { proofs: { id: string; name: string }[] }
  const proof = { id: expect.any(String), name: 'banco.pdf', size: 16 }
  expect(proofs).toEqual([proof, proof, proof])
  const one = `/proofs/${proofs[0]?.id}`
  const opened = { filename: 'banco.pdf', mediaType: 'application/pdf', fileContent: pdf }
  expect(await desk('finance@SV', one)).toMatchObject({ status: 200, body: opened })
  expect((await desk('finance@GT', one)).status).toBe(404)
  expect((await desk('desk@SV', one)).status).toBe(403)
  await transitionOrder(ctx, orderNo, 'paid')
  expect((await send(token)).status).toBe(409)
})

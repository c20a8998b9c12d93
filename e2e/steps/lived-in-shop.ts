import { expect, type Page } from '@playwright/test'
import { callEngine } from './engine.ts'
import { fillBasket } from './fill-basket.ts'
import { newCustomer } from './new-customer.ts'
import { basketWith, putInCase, quoteWith } from './payload-fields.ts'
import { placeOrder } from './place-order.ts'
import { callAdmin, signInStaff } from './staff.ts'

/** One of each thing that screens of the back office show, by what its address needs. */
export type LivedInShop = {
  orderNo: string
  waitingOrderNo: string
  deliveryOrderNo: string
  quoteId: string
  caseId: string
  transferId: string
  customerNo: string
}

type Answer = Awaited<ReturnType<typeof callAdmin>>
type Path = [family: string, rest: string]

const baskets = 'checkout/shopper-baskets/v1'
const sheet = 'TE008-24-CAFE'
const desk = (orderNo: string, rest = ''): Path => ['custom/orders-desk/v1', `orders/${orderNo}${rest}`]
const plant = (rest: string): Path => ['custom/plant/v1', `plants/SV-SS01/${rest}`]
const address = {
  firstName: 'Marta',
  lastName: 'Obrero',
  address1: 'Calle Libertad 12',
  city: 'Santa Ana',
  stateCode: 'SV-santa-ana',
  countryCode: 'SV',
  phone: '70000000',
}
const collector = {
  firstName: 'Rosa',
  lastName: 'Mejía',
  idType: 'dui',
  idNumber: '01234567-8',
  phone: '70000000',
}

const bodyOf = ({ status, body }: Answer, what: string) => {
  expect(status, `${what}: ${JSON.stringify(body)}`).toBeLessThan(300)
  return body
}
/** A step of an order that is done under the revision just read. */
const step = async (page: Page, orderNo: string, rest: string, body: unknown) => {
  const { etag } = await callAdmin(page, 'GET', desk(orderNo))
  return bodyOf(await callAdmin(page, 'POST', desk(orderNo, rest), { body, ifMatch: etag }), rest)
}

/** An order by truck. */
const placeDelivery = async (page: Page, quantity: number) => {
  const { email } = await newCustomer(page)
  const { basketId } = await fillBasket(page, [{ productId: 'TE024-10', quantity }])
  const path = `baskets/${basketId}`
  await callEngine(page, 'PUT', [baskets, `${path}/customer`], { body: { email } })
  await callEngine(page, 'PATCH', [baskets, path], { body: { c_personPicksUpData: collector } })
  await callEngine(page, 'PUT', [baskets, `${path}/shipments/me/shipping-address`], { body: address })
  await callEngine(page, 'PUT', [baskets, `${path}/shipments/me/shipping-method`], { body: { id: 'truck' } })
  await callEngine(page, 'PUT', [baskets, `${path}/billing-address`], { body: address })
  const paid = { body: { paymentMethodId: 'BANK_TRANSFER' } }
  await callEngine(page, 'POST', [baskets, `${path}/payment-instruments`], paid)
  return callEngine<{ orderNo: string; orderTotal: number }>(
    page,
    'POST',
    ['checkout/shopper-orders/v1', 'orders'],
    { body: { basketId } },
  )
}

const pay = async (page: Page, { orderNo, orderTotal }: { orderNo: string; orderTotal: number }) => {
  await signInStaff(page, 'manager')
  await step(page, orderNo, '/payments', { tender: 'transfer', amount: orderTotal })
  return orderNo
}

/** A statement with what is certain, probable and nobody's. */
const importStatement = async (page: Page, orders: readonly { orderNo: string; orderTotal: number }[]) => {
  await signInStaff(page, 'finance')
  const columns = { day: 0, description: 1, amount: 2 }
  const mapping = {
    delimiter: ';',
    decimal: ',',
    dateForm: 'dd/mm/yyyy',
    encoding: 'windows-1252',
    skipRows: 2,
    columns,
  }
  const bank: Path = ['custom/bank/v1', 'mappings/banco-del-istmo']
  const body = { country: 'SV', name: 'Banco del Istmo', mapping }
  bodyOf(await callAdmin(page, 'PUT', bank, { body }), 'bank')
  const [first, second] = orders
  const rows = [
    `24/11/2026;TRF ${first?.orderNo} TECHOS EL SOL;${first?.orderTotal.toFixed(2)}`,
    `24/11/2026;PAGO PEDIDO ${second?.orderNo};${((second?.orderTotal ?? 0) - 5).toFixed(2)}`,
    '23/11/2026;DEPÓSITO EFECTIVO VENTANILLA;88.10',
  ].map((row) => row.replace('.', ','))
  const text = ['BANCO DEL ISTMO;;', 'Fecha;Descripción;Monto', ...rows].join('\n')
  const fileContent = Buffer.from(text, 'latin1').toString('base64')
  const imported = { mappingId: 'banco-del-istmo', fileContent }
  bodyOf(await callAdmin(page, 'POST', ['custom/bank/v1', 'statements'], { body: imported }), 'statement')
}

/** The shop of the demonstration as it is on a working day: orders at every step, a quote, a case, coils, a transfer, bank lines. */
export const liveInShop = async (page: Page): Promise<LivedInShop> => {
  const screws = [{ productId: 'FI095-10X34-BROCA-NAT', quantity: 10 }]
  const sheets = [
    { productId: sheet, quantity: 9, c_lengthMetersToBuy: 3.65 },
    { productId: sheet, quantity: 4, c_lengthMetersToBuy: 6.1 },
    { productId: 'TE001-30-183', quantity: 20 },
  ]
  const waiting = [await placeOrder(page, screws), await placeOrder(page, sheets)]
  const orderNo = await pay(page, await placeOrder(page, sheets))
  await pay(page, await placeOrder(page, [{ productId: 'TE001-30-183', quantity: 14 }, ...screws]))
  const deliveryOrderNo = await pay(page, await placeDelivery(page, 12))
  await pay(page, await placeDelivery(page, 7))

  await newCustomer(page)
  await fillBasket(page, [{ productId: 'TE004-26', quantity: 1, c_lengthMetersToBuy: 3 }])
  await newCustomer(page)
  const quoteId = await quoteWith(page, await basketWith(page, 'TE001-30-183', 'Obra Los Pinos'), 'PE064', [
    '¿Lo entregan en dos partes?',
  ])
  await putInCase(page, 'Dos láminas llegaron dobladas de una esquina.', 'Rosa Mejía')

  await signInStaff(page, 'manager')
  for (const [id, meters] of [
    ['B-0931', 70],
    ['B-0932', 65],
  ] as const)
    await callAdmin(page, 'PUT', plant(`coils/${id}`), { body: { kind: 'coil', productId: sheet, meters } })
  const plan = { body: { day: '2099-12-31', setupMeters: 0.4 } }
  bodyOf(await callAdmin(page, 'POST', plant('cut-plan'), plan), 'cut plan')
  const lines = [
    { productId: 'FI095-10X34-BROCA-NAT', amount: 10 },
    { productId: 'TE001-30-183', amount: 25 },
  ]
  const transfer = { body: { fromStore: 'SV-SS02', toStore: 'SV-SS01', lines } }
  const made = bodyOf(
    await callAdmin(page, 'POST', ['custom/stock-transfers/v1', 'transfers'], transfer),
    'transfer',
  )
  const costs = { body: { data: [{ productId: 'TE001-30-183', amount: 6.1, validFrom: '2026-01-01' }] } }
  bodyOf(await callAdmin(page, 'PATCH', ['pricing/price-books/v1', 'price-books/SV/costs'], costs), 'costs')
  await importStatement(page, waiting)

  await signInStaff(page, 'owner')
  for (const program of [
    { name: 'ERP', scopes: ['sfcc.orders.rw', 'sfcc.inventory.availability.rw', 'sfcc.fiscal'] },
    { name: 'Caja de Santa Ana', scopes: ['sfcc.orders'], countries: ['SV'], addresses: ['10.20.0.0/16'] },
  ])
    bodyOf(await callAdmin(page, 'POST', ['custom/users/v1', 'api-clients'], { body: program }), 'program')
  const people: Path = ['customer/customers/v1', 'customer-lists/Lamina/customer-search']
  const sorts = [{ field: 'creationDate', sortOrder: 'desc' }]
  const newest = { body: { query: { matchAllQuery: {} }, limit: 1, sorts } }
  const { email } = bodyOf(await callAdmin(page, 'GET', desk(orderNo)), 'order')
  const whose = { textQuery: { fields: ['email'], searchPhrase: email } }
  const found = bodyOf(await callAdmin(page, 'POST', people, { body: { query: whose } }), 'customers')
  const cases: Path = ['custom/cases-desk/v1', 'case-search']
  const asked = bodyOf(await callAdmin(page, 'POST', cases, newest), 'cases')
  return {
    orderNo,
    waitingOrderNo: waiting[1]?.orderNo ?? '',
    deliveryOrderNo,
    quoteId,
    caseId: String(asked.hits[0].caseId),
    transferId: String(made.id),
    customerNo: String(found.hits[0].data.customerNo),
  }
}

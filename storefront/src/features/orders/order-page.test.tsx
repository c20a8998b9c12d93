import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayment } from './order-payment.tsx'
import type { Order } from './order.ts'

const line = (itemId: string, day: string) => ({
  itemId,
  productId: itemId,
  quantity: 1,
  c_pickUpProduct: true,
  c_store: 'GT-01',
  c_pickupFinishDateNotFormatted: day,
})
const order = (change: object) =>
  ({
    orderNo: '00028014',
    status: 'new',
    paymentStatus: 'paid',
    currency: 'GTQ',
    c_country: 'GT',
    c_history: [],
    shipments: [{}],
    c_pickupStores: [{ id: 'GT-01', name: 'Mixco', address: '', hours: '', phone: '', map: '' }],
    productItems: [line('A', '2026-11-24'), line('B', '2026-12-30')],
    ...change,
  }) as unknown as Order

const show = (one: Order) => {
  const markup = renderToStaticMarkup(
    onStage().around(
      <>
        <OrderDelivery order={one} />
        <OrderLines order={one} />
        <OrderPayment order={one} />
      </>,
    ),
  )
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('goods that are ready early say so: on their line and above the whole', () => {
  const text = show(order({}))
  expect(text).toContain('Lo primero, el martes 24 de noviembre')
  expect(text).toContain('Todo está listo para retirar el miércoles 30 de diciembre')
  expect(text).toContain('Retiras el martes 24 de noviembre en Mixco')
})

test('days count from the payment while it is waited for', () => {
  expect(show(order({ status: 'created', paymentStatus: 'not_paid' }))).toContain(
    'cuenta desde que llega tu pago',
  )
  expect(show(order({}))).not.toContain('cuenta desde que llega tu pago')
})

test('a cancelled order promises nothing and says what became of the money', () => {
  const refunded = {
    status: 'cancelled',
    paymentStatus: 'not_paid',
    c_history: [{ what: 'refunded', at: '' }],
  }
  const text = show(order(refunded))
  expect(text).not.toContain('Retiras el')
  expect(text).not.toContain('Pendiente')
  expect(text).toContain('Devuelto')
  expect(show(order({ ...refunded, c_history: [] }))).toContain('Cancelado')
})

test('whose invoice it is stands there with the tax id', () => {
  const billingAddress = {
    firstName: 'Marta',
    companyName: 'Techos de Oriente, S.A. de C.V.',
    c_taxIdType: 'nit',
    c_taxId: '06142803901121',
  }
  expect(show(order({ c_country: 'SV', billingAddress }))).toContain(
    'Techos de Oriente, S.A. de C.V. · NIT 0614-280390-112-1',
  )
})

test('who collects is written to on WhatsApp, with the code and no amount; who buys for themselves is not', () => {
  const rosa = { firstName: 'Rosa', lastName: 'López', phone: '5123 4567' }
  const link = (change: object) =>
    decodeURIComponent(
      /https:\/\/wa\.me\/[^"]*/.exec(
        renderToStaticMarkup(onStage().around(<OrderDelivery order={order(change)} />)),
      )?.[0] ?? '',
    )
  const change = { c_personPicksUpData: JSON.stringify(rosa), c_pickupCode: 'k7m2p9qx' }
  expect(link(change)).toBe(
    'https://wa.me/50251234567?text=Hola, Rosa: hay un pedido para que lo retires. Pedido 00028014. Mixco. Lleva tu documento. Código de retiro: k7m2p9qx.',
  )
  expect(link({ ...change, billingAddress: rosa })).toBe('')
  expect(link({ ...change, status: 'cancelled' })).toBe('')
})

test('the pickup code is drawn and written while there is one', () => {
  const pass = { c_pickupCode: 'k7m2p9qx', c_pickupQr: { size: 3, path: 'M0 0h1v1h-1z' } }
  expect(show(order(pass))).toContain('k7m2p9qx')
  expect(show(order({}))).not.toContain('Código de retiro')
})

/** Picked up at the store, brought home, and brought to a second place. */
const severalWays = () => {
  const at = (shipmentId: string, productId: string, pickUp: boolean) => ({
    ...line(productId, '2026-11-24'),
    shipmentId,
    productName: productId,
    c_pickUpProduct: pickUp,
  })
  const shipment = (shipmentId: string, city: string, day: string) => ({
    shipmentId,
    shippingAddress: { firstName: 'Eva', lastName: city, address1: 'Calle 1', city },
    shippingMethod: { id: 'truck', name: `Camión a ${city}`, c_deliveryDateNotFormatted: day },
  })
  return order({
    productItems: [at('me', 'Teja', true), at('home', 'Tubo', false), at('far', 'Clavo', false)],
    shipments: [
      { shipmentId: 'me', shippingAddress: { companyName: 'Mixco', address1: 'Calzada 3', city: 'Mixco' } },
      shipment('home', 'Antigua', '2026-12-01'),
      shipment('far', 'Cobán', '2026-12-04'),
    ],
  })
}

test('each place an order goes to tells its day, its way, who receives and what goes there', () => {
  const text = show(severalWays())
  expect(text).toContain('Retiro en tienda')
  for (const [number, city, day, goods] of [
    [1, 'Antigua', 'martes 1 de diciembre', 'Tubo'],
    [2, 'Cobán', 'viernes 4 de diciembre', 'Clavo'],
  ])
    expect(text).toMatch(
      new RegExp(
        `Entrega ${number} Llega el ${day} .*Calle 1, ${city} .*Recibe Eva ${city} Forma Camión a ${city} Artículos ${goods}: 1 `,
      ),
    )
  // Each line says which of them is its own.
  expect(text).toContain('Entrega en Calle 1, Cobán')
})

test('[G2.013] an order of one shipment shows its one delivery without a number', () => {
  const several = severalWays()
  const one = { productItems: several.productItems.slice(1, 2), shipments: several.shipments.slice(1, 2) }
  const text = show(order(one))
  expect(text).toContain('Entrega Llega el martes 1 de diciembre')
  expect(text).not.toMatch(/Entrega \d|Entrega en/)
})

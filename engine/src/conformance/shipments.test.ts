import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { referenceTemplate } from '../import/testing.ts'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { address, guestOf, signedIn } from './testing/reference-clients.ts'

/** Several shipments in one basket, by the official client, as the platform's own storefront goes about it. */
let engine: TestEngine
let proxy: string
beforeAll(async () => {
  engine = await createTestEngine(await referenceTemplate())
  await engine.app.listen({ port: 0, host: '127.0.0.1' })
  proxy = `http://127.0.0.1:${(engine.app.server.address() as AddressInfo).port}`
})
afterAll(() => engine.close())

const sweater = 'REF-SWEATER-NAVY-M'
const necklace = 'REF-TURQUOISE-NECKLACE-GOLD'

/** A guest with an open basket, whose two clients are the two versions of the API. */
const shopper = async () => {
  const guest = await guestOf(proxy, 'RefArch')
  const { basketId = '' } = await guest.baskets.createBasket({ parameters: {}, body: {} })
  return { ...guest, basketId, parameters: { basketId }, me: { basketId, shipmentId: 'me' } }
}

/** The first shipment is picked up at the store, the second brought. */
const bothWays = async () => {
  const one = await shopper()
  const { baskets, parameters, me } = one
  await baskets.updateShipmentForBasket({
    parameters: me,
    body: { shippingMethod: { id: '005' }, c_fromStoreId: 'REF-STORE' },
  })
  const body = [{ productId: sweater, quantity: 1, shipmentId: 'me', inventoryId: 'inv-reference' }]
  await baskets.addItemToBasket({ parameters, body })
  const opened = await baskets.createShipmentForBasket({ parameters, body: {} })
  const shipmentId = opened.shipments?.at(-1)?.shipmentId ?? ''
  const filled = await baskets.addItemToBasket({
    parameters,
    body: [{ productId: necklace, quantity: 2, shipmentId }],
  })
  return { ...one, second: { ...parameters, shipmentId }, opened, filled }
}

/** The library's types know no null; the storefront, which is JavaScript, sends one. */
const noStore = Object.fromEntries([['c_fromStoreId', null]])

const refused = (status: number, type: string) => ({
  response: expect.objectContaining({ status }),
  type,
})
const problemOf = async (call: Promise<unknown>) => {
  const error = (await call.then(
    () => expect.fail('the call was taken'),
    (one: unknown) => one,
  )) as { response: Response }
  const { type } = (await error.response.json()) as { type: string }
  return refused(error.response.status, type.split('/').at(-1) ?? '')
}

describe('a pickup and a delivery in one basket', () => {
  test('an empty shipment offers every method, and takes one before it holds anything', async () => {
    const { baskets, me } = await shopper()
    const offered = await baskets.getShippingMethodsForShipment({ parameters: me })
    expect(offered).toMatchObject({
      defaultShippingMethodId: '001',
      applicableShippingMethods: [{ id: '001' }, { id: '002' }, { id: '005', c_storePickupEnabled: true }],
    })
    const { shipments, orderTotal } = await baskets.updateShipmentForBasket({
      parameters: me,
      body: { shippingMethod: { id: '005' }, c_fromStoreId: 'REF-STORE' },
    })
    expect(shipments).toMatchObject([
      {
        shipmentId: 'me',
        shippingMethod: { id: '005', c_storePickupEnabled: true },
        c_fromStoreId: 'REF-STORE',
      },
    ])
    expect(orderTotal).toBeNull()
  })

  test('a pickup that becomes a delivery forgets its store, and the address of that', async () => {
    const { baskets, parameters, me } = await shopper()
    const store = {
      address1: '1 Market Street',
      city: 'San Salvador',
      countryCode: 'SV',
      firstName: 'Reference store',
      lastName: 'pickup',
      phone: '+15555550101',
      postalCode: '1101',
    }
    await baskets.updateShipmentForBasket({
      parameters: me,
      body: { shippingMethod: { id: '005' }, c_fromStoreId: 'REF-STORE', shippingAddress: store },
    })
    await baskets.addItemToBasket({
      parameters,
      body: [{ productId: sweater, quantity: 1, shipmentId: 'me' }],
    })
    const { shipments, productItems } = await baskets.updateShipmentForBasket({
      parameters: me,
      body: { shippingMethod: { id: '001' }, shippingAddress: {}, ...noStore },
    })
    expect(productItems).toMatchObject([{ c_pickUpProduct: false }])
    expect(shipments).toMatchObject([{ shippingMethod: { id: '001' }, shippingTotal: 5.99 }])
    expect(shipments?.[0]).not.toHaveProperty('shippingAddress')
    expect(shipments?.[0]).not.toHaveProperty('c_fromStoreId')
  })

  test('each line goes the way of its shipment, and each shipment costs what its own method does', async () => {
    const { baskets, filled, opened, second, me } = await bothWays()
    expect(opened.shipments).toHaveLength(2)
    // The storefront gives a new shipment the default that is told of the first, which is picked up.
    const offered = await baskets.getShippingMethodsForShipment({ parameters: me })
    expect(offered.defaultShippingMethodId).toBe('001')
    expect(filled.productItems).toMatchObject([
      { productId: sweater, shipmentId: 'me', c_pickUpProduct: true, c_store: 'REF-STORE' },
      { productId: necklace, shipmentId: second.shipmentId, c_pickUpProduct: false },
    ])
    // What the second one costs is not known yet.
    expect(filled).toMatchObject({ shippingTotal: null, orderTotal: null })
    const sent = await baskets.updateShippingAddressForShipment({ parameters: second, body: address })
    expect(sent.shipments).toMatchObject([
      { shippingAddress: { address1: '1 Market Street' } },
      { shippingAddress: { city: 'Burlington', countryCode: 'US' } },
    ])
    expect(sent.shipments?.[0]?.shippingAddress?.id).not.toBe(sent.shipments?.[1]?.shippingAddress?.id)
    const { applicableShippingMethods } = await baskets.getShippingMethodsForShipment({ parameters: second })
    expect(applicableShippingMethods?.map(({ id, price }) => [id, price])).toEqual([
      ['001', 5.99],
      ['002', 11.99],
      ['005', 0],
    ])
    const done = await baskets.updateShippingMethodForShipment({ parameters: second, body: { id: '002' } })
    expect(done.shippingItems?.map(({ shipmentId, price }) => [shipmentId, price])).toEqual([
      ['me', 0],
      [second.shipmentId, 11.99],
    ])
    const [first, other] = done.shipments ?? []
    expect(first).toMatchObject({ productTotal: 39.99, shippingTotal: 0, shipmentTotal: 39.99 })
    expect(other).toMatchObject({ shippingTotal: 11.99 })
    expect(done.shippingTotal).toBe(11.99)
    for (const member of ['productSubTotal', 'productTotal', 'shipmentTotal', 'taxTotal'] as const) {
      const cents = (amount: unknown) => Math.round(Number(amount) * 100)
      const whole = member === 'shipmentTotal' ? done.orderTotal : done[member]
      expect(cents(first?.[member]) + cents(other?.[member])).toBe(cents(whole))
    }
  })

  test('[G2.009] [G2.011] one order has both, with what each costs, once each is known', async () => {
    const { baskets, orders, parameters, second } = await bothWays()
    await baskets.updateCustomerForBasket({ parameters, body: { email: 'guest@reference.example' } })
    await baskets.updateBillingAddressForBasket({ parameters, body: address })
    const body = { paymentMethodId: 'BANK_TRANSFER' }
    await baskets.addPaymentInstrumentToBasket({ parameters, body })
    const early = orders.createOrder({ parameters: {}, body: parameters })
    expect(await problemOf(early)).toEqual(refused(400, 'basket-incomplete'))
    await baskets.updateShippingAddressForShipment({ parameters: second, body: address })
    const ready = await baskets.updateShippingMethodForShipment({ parameters: second, body: { id: '001' } })
    const order = await orders.createOrder({ parameters: {}, body: parameters })
    expect(order.orderTotal).toBe(ready.orderTotal)
    const told = await orders.getOrder({ parameters: { orderNo: order.orderNo ?? '' } })
    const amounts = (of: typeof ready | typeof told) =>
      of.shipments?.map(({ shipmentId, productTotal, shippingTotal, taxTotal, shipmentTotal }) => [
        shipmentId,
        productTotal,
        shippingTotal,
        taxTotal,
        shipmentTotal,
      ])
    expect(amounts(told)).toEqual(amounts(ready))
    expect(told).toMatchObject({
      shippingTotal: 5.99,
      shipments: [
        { shippingMethod: { id: '005' }, shippingAddress: { address1: '1 Market Street' } },
        { shippingMethod: { id: '001' }, shippingAddress: { city: 'Burlington' } },
      ],
      productItems: [{ shipmentId: 'me' }, { shipmentId: second.shipmentId }],
      shippingItems: [{ shipmentId: 'me' }, { shipmentId: second.shipmentId }],
    })
  })
})

describe('lines and their shipments', () => {
  test('a line moves, and joins what is the same there; the shipment it leaves stays, empty', async () => {
    const { baskets, filled, parameters, second } = await bothWays()
    const itemId = filled.productItems?.[0]?.itemId ?? ''
    const body = { productId: sweater, quantity: 1, shipmentId: second.shipmentId }
    const moved = await baskets.updateItemInBasket({ parameters: { ...parameters, itemId }, body })
    expect(moved.productItems?.map((one) => [one.shipmentId, one.c_pickUpProduct])).toEqual([
      [second.shipmentId, false],
      [second.shipmentId, false],
    ])
    expect(moved.shipments).toHaveLength(2)
    const again = await baskets.addItemToBasket({ parameters, body: [{ productId: sweater, quantity: 3 }] })
    expect(again.productItems?.map(({ quantity, shipmentId }) => [quantity, shipmentId])).toEqual([
      [1, second.shipmentId],
      [2, second.shipmentId],
      [3, 'me'],
    ])
    const third = again.productItems?.[2]?.itemId ?? ''
    const listed = await baskets.updateItemsInBasket({
      parameters,
      body: [{ itemId: third, shipmentId: second.shipmentId }],
    })
    expect(listed.productItems?.map(({ quantity }) => quantity).toSorted()).toEqual([2, 4])
  })

  test('a shipment goes with all that is in it; the first one stays', async () => {
    const { baskets, second, me } = await bothWays()
    const left = await baskets.removeShipmentFromBasket({ parameters: second })
    expect(left.shipments?.map(({ shipmentId }) => shipmentId)).toEqual(['me'])
    expect(left.productItems?.map(({ productId }) => productId)).toEqual([sweater])
    const gone = baskets.removeShipmentFromBasket({ parameters: second })
    expect(await problemOf(gone)).toEqual(refused(404, 'shipment-not-found'))
    const first = baskets.removeShipmentFromBasket({ parameters: me })
    expect(await problemOf(first)).toEqual(refused(403, 'forbidden'))
  })

  test('a shipment may be named, with its address and method; a name is one shipment’s', async () => {
    const { baskets, baskets1, parameters } = await shopper()
    const body = {
      shipmentId: 'shipment_1',
      shippingAddress: address,
      shippingMethod: { id: '001' },
      gift: true,
      giftMessage: 'For Robin',
    }
    for (const client of [baskets, baskets1]) {
      const flown = client.createShipmentForBasket({
        parameters,
        body: { ...body, shippingMethod: { id: 'by-air' } },
      })
      expect(await problemOf(flown)).toEqual(refused(400, 'invalid-shipping-method'))
    }
    const { shipments } = await baskets1.createShipmentForBasket({ parameters, body })
    expect(shipments).toMatchObject([
      { shipmentId: 'me', gift: false },
      {
        shipmentId: 'shipment_1',
        gift: true,
        shippingAddress: { city: 'Burlington' },
        shippingMethod: { id: '001' },
      },
    ])
    const twice = baskets.createShipmentForBasket({ parameters, body })
    expect(await problemOf(twice)).toEqual(refused(400, 'bad-request'))
    const nowhere = baskets.addItemToBasket({
      parameters,
      body: [{ productId: sweater, quantity: 1, shipmentId: 'shipment_2' }],
    })
    expect(await problemOf(nowhere)).toEqual(refused(404, 'shipment-not-found'))
    const abroad = baskets.updateShipmentForBasket({
      parameters: { ...parameters, shipmentId: 'shipment_1' },
      body: { c_fromStoreId: 'NO-STORE' },
    })
    expect(await problemOf(abroad)).toEqual(refused(400, 'bad-request'))
  })

  test('a new basket brings its shipments, and lines in them', async () => {
    const guest = await guestOf(proxy, 'RefArch')
    const { productItems, shipments } = await guest.baskets.createBasket({
      parameters: {},
      body: {
        shipments: [
          { shippingMethod: { id: '001' } },
          { shipmentId: 'shop', shippingMethod: { id: '005' }, c_fromStoreId: 'REF-STORE' },
        ],
        productItems: [
          { productId: sweater, quantity: 1 },
          { productId: necklace, quantity: 1, shipmentId: 'shop' },
        ],
      },
    })
    expect(shipments).toMatchObject([{ shippingTotal: 5.99 }, { shippingTotal: 0 }])
    expect(productItems?.map((one) => one.c_pickUpProduct)).toEqual([false, true])
  })

  test('they follow the guest through sign-in, and a line of another shipment stays another line', async () => {
    const guest = await bothWays()
    const { baskets } = await signedIn(proxy, 'RefArch', guest.usid)
    const own = await baskets.createBasket({ parameters: {}, body: {} })
    const parameters = { basketId: own.basketId ?? '' }
    await baskets.addItemToBasket({ parameters, body: [{ productId: necklace, quantity: 1 }] })
    const merged = await baskets.mergeBasket({
      parameters: { createDestinationBasket: true },
      headers: { 'content-type': 'application/json' },
    })
    expect(merged.shipments?.map(({ shipmentId }) => shipmentId)).toEqual(['me', guest.second.shipmentId])
    expect(merged.productItems?.map(({ productId, shipmentId }) => [productId, shipmentId])).toEqual([
      [necklace, 'me'],
      [sweater, 'me'],
      [necklace, guest.second.shipmentId],
    ])
  })
})

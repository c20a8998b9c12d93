import { afterAll, beforeAll, expect, test } from 'vitest'
import { appliedCodes, deleteBasketRow, loadBasketForOrder, reopenBasket, stockNeeds } from '../index.ts'
import { type BasketShop, openBasketShop } from '../testing.ts'
import { ahuachapan, basketWith, home, lines, methodsOf, shipment } from '../testing/checkout.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const withLines = (...items: unknown[]) => basketWith(shop, ...items)

test('[S7.024] vehicles follow weight, length and courier flag, prices follow the zone', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 10 })
  const methods = () => ana.call('GET', `/baskets/${id}/shipments/me/shipping-methods`)
  const before = (await methods()).body
  expect(before.defaultShippingMethodId).toBe('truck')
  // No address yet: the zone around the default store, 15 km. 12.00 + 15 × 0.75 and 3.50 + 15 × 0.35.
  expect(methodsOf(before).map((one) => [one.id, one.price])).toEqual([
    ['truck', 23.25],
    ['truck-crane', 25 + 15 * 1.1 + 35],
    ['courier', 8.75],
    ['store-pickup', 0],
  ])
  expect(methodsOf(before)[0]?.c_deliveryDate).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  // QA-TUBE-2 is 6 m long: neither courier nor pick-up. In stock in Ahuachapán too, so it leaves from there.
  await ana.add(id, { productId: 'QA-TUBE-2', quantity: 2 })
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-address`, ahuachapan)
  const near = (await methods()).body
  expect(methodsOf(near).map((one) => [one.id, one.price])).toEqual([
    ['truck', 25 + 40 * 1.1],
    ['truck-crane', 25 + 40 * 1.1 + 35],
    ['store-pickup', 0],
  ])
  // More than the branch has: everything leaves from the plant, two departments away.
  await ana.add(id, { productId: 'QA-TUBE-2', quantity: 20 })
  const far = (await methods()).body
  expect(methodsOf(far)[0]?.price).toBe(25 + 120 * 1.1)
  // Without an address it goes to the zone of the store that is asked about, which has too few of these itself.
  const tubes = await withLines({ productId: 'QA-TUBE-2', quantity: 20 })
  const truckFor = async (query: string) => {
    const path = `/baskets/${tubes.id}/shipments/me/shipping-methods${query}`
    return methodsOf((await tubes.ana.call('GET', path)).body)[0]?.price
  }
  expect(await truckFor('')).toBe(25 + 15 * 1.1)
  expect(await truckFor('?c_store=SV-AH01')).toBe(25 + 120 * 1.1)
})

test('[S7.025] [S3.005] a chosen method makes total and tax known and they add up', async () => {
  const { ana, id, body } = await withLines({ productId: 'QA-CEMENT', quantity: 2 })
  expect([body.orderTotal, body.taxTotal, body.shippingTotal]).toEqual([null, null, null])
  const { body: set } = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'truck' })
  expect(shipment(set).shippingMethod).toMatchObject({ id: 'truck', name: 'Entrega en camión' })
  const [item] = set.shippingItems as unknown as { price: number; tax: number }[]
  const cents = (value: unknown) => Math.round(Number(value) * 100)
  expect(item?.price).toBe(set.shippingTotal)
  expect(cents(set.orderTotal)).toBe(cents(set.productTotal) + cents(set.shippingTotal))
  expect(cents(set.taxTotal)).toBe(
    cents(set.adjustedMerchandizeTotalTax) + cents(set.adjustedShippingTotalTax),
  )
  const unknown = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'balloon' })
  expect([unknown.status, unknown.body.shippingMethodId]).toEqual([400, 'balloon'])
  const crane = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'truck-crane' })
  expect(shipment(crane.body).shippingMethod).toMatchObject({ id: 'truck-crane' })
  const heavy = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'courier' })
  expect(heavy.status).toBe(400)
})

test('a method that no longer carries the basket gives way to the default in the same call', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'courier' })
  const grown = await ana.add(id, { productId: 'QA-CEMENT', quantity: 1 })
  expect(shipment(grown).shippingMethod).toMatchObject({ id: 'truck' })
  const moved = await ana.call('PATCH', `/baskets/${id}`, { currency: 'HNL', c_country: 'HN' })
  expect(shipment(moved.body).shippingMethod).toMatchObject({ id: 'truck' })
  expect(moved.body.shippingTotal).toBe(324 + 15 * 20)
})

test('all picked up means the pickup method at no cost and the address of the store', async () => {
  const { ana, id, body } = await withLines(
    { productId: 'QA-SCREW', quantity: 1, c_store: 'SV-AH01', c_pickUpProduct: true },
    { productId: 'QA-CEMENT', quantity: 1 },
  )
  expect(shipment(body)).not.toHaveProperty('shippingMethod')
  const second = `/baskets/${id}/items/${lines(body)[1]?.itemId}`
  const { body: picked } = await ana.call('PATCH', second, { c_store: 'SV-AH01', c_pickUpProduct: true })
  expect(shipment(picked).shippingMethod).toMatchObject({ id: 'store-pickup', price: 0 })
  expect(shipment(picked).shippingAddress).toMatchObject({ stateCode: 'SV-ahuachapan', countryCode: 'SV' })
  expect(picked.orderTotal).toBe(picked.productTotal)
  const { body: methods } = await ana.call('GET', `/baskets/${id}/shipments/me/shipping-methods`)
  expect(methodsOf(methods).map((one) => one.id)).toEqual(['store-pickup', 'truck', 'truck-crane'])
  expect(methods.defaultShippingMethodId).toBe('store-pickup')
  const { body: delivered } = await ana.call('PATCH', second, { c_pickUpProduct: false })
  expect(shipment(delivered)).not.toHaveProperty('shippingAddress')
  expect(shipment(delivered).shippingMethod).toMatchObject({ id: 'truck' })
})

test('choosing the pickup method picks every line up, choosing a delivery brings all of it', async () => {
  const { ana, id } = await withLines(
    { productId: 'QA-SCREW', quantity: 1 },
    { productId: 'QA-CEMENT', quantity: 1 },
  )
  const path = `/baskets/${id}/shipments/me`
  const { body: picked } = await ana.call('PATCH', path, {
    shippingMethod: { id: 'store-pickup' },
    c_fromStoreId: 'SV-AH01',
  })
  expect(lines(picked).map((one) => [one.c_pickUpProduct, one.c_store])).toEqual([
    [true, 'SV-AH01'],
    [true, 'SV-AH01'],
  ])
  expect(shipment(picked).shippingAddress).toMatchObject({ stateCode: 'SV-ahuachapan' })
  const { body: delivered } = await ana.call('PUT', `${path}/shipping-method`, { id: 'truck' })
  expect(lines(delivered).map((one) => one.c_pickUpProduct)).toEqual([false, false])
  expect(shipment(delivered).shippingMethod).toMatchObject({ id: 'truck' })
  const { body: addressed } = await ana.call('PATCH', path, { shippingAddress: home })
  expect(shipment(addressed).shippingAddress).toMatchObject(home)
  const removed = await ana.call('DELETE', path)
  expect(removed.status).toBe(403)
})

test('[S3.004] [S2.154] delivery is free inside the zone above the amount, and only there', async () => {
  const { ana, id } = await withLines({ productId: 'QA-TUBE-2', quantity: 12 })
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-address`, home)
  const { body } = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'truck' })
  const [item] = body.shippingItems as unknown as Record<string, unknown>[]
  expect(item?.priceAdjustments).toMatchObject([
    { promotionId: 'qa-free', appliedDiscount: { type: 'free' }, itemText: expect.any(String) },
  ])
  expect(body.shippingTotal).toBe(0)
  const far = { ...home, stateCode: 'SV-ahuachapan', c_divisionId: null }
  const { body: paid } = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-address`, far)
  expect(paid.shippingTotal).toBeGreaterThan(0)
})

test('an order knows what to take from stock: bundles by component, deliveries from where they leave', async () => {
  const { ana, id } = await withLines(
    { productId: 'QA-BUNDLE', quantity: 1 },
    { productId: 'QA-SHEET-26-AZUL', quantity: 4, c_lengthMetersToBuy: 3.65 },
    { productId: 'QA-MADE', quantity: 7, c_pickUpProduct: true, c_store: 'SV-AH01' },
  )
  await ana.call('POST', `/baskets/${id}/coupons`, { code: 'qa5' })
  const ctx = await shop.contextFor(ana)
  const state = await ctx.db.transaction((tx) => loadBasketForOrder(ctx, tx, id))
  expect(
    stockNeeds(state).map((need) => [need.sku, need.amount, need.sources[0]?.inventoryId, need.madeToOrder]),
  ).toEqual([
    ['QA-LAST', 1, 'inv-sv-ss01', false],
    ['QA-MADE', 7, undefined, true],
    ['QA-SCREW', 2, 'inv-sv-ss01', false],
    ['QA-SHEET-26-AZUL', 14_600, 'inv-sv-ss01', false],
  ])
  expect(appliedCodes(state)).toEqual(['QA5'])
  await ctx.db.run(deleteBasketRow(ctx.site.siteId, state.basket.customerId, id))
  expect((await ana.call('GET', `/baskets/${id}`)).status).toBe(404)
  expect(await reopenBasket(ctx, ctx.db, state.basket)).toBe(true)
  expect(lines((await ana.call('GET', `/baskets/${id}`)).body)).toHaveLength(3)
})

test('[G2.004] an address that is sent while everything is picked up is kept for the day something is delivered', async () => {
  const { ana, id } = await withLines({
    productId: 'QA-CEMENT',
    quantity: 2,
    c_store: 'SV-SS01',
    c_pickUpProduct: true,
  })
  const { c_divisionId: _none, ...given } = ahuachapan
  const sent = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-address`, given)
  expect(shipment(sent.body).shippingAddress).toMatchObject({ stateCode: 'SV-san-salvador' })
  const offered = (await ana.call('GET', `/baskets/${id}/shipments/me/shipping-methods`)).body
  const { body: delivered } = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, {
    id: 'truck',
  })
  expect(shipment(delivered).shippingAddress).toMatchObject(given)
  expect(delivered.shippingTotal).toBe(methodsOf(offered).find((one) => one.id === 'truck')?.price)
  // Sent once more it changes nothing.
  const again = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-address`, given)
  expect(again.body.orderTotal).toBe(delivered.orderTotal)
  // Picked up whole and delivered again, and in another country there is no such place.
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'store-pickup' })
  const back = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'truck' })
  expect(shipment(back.body).shippingAddress).toMatchObject(given)
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'store-pickup' })
  await ana.call('PATCH', `/baskets/${id}`, { currency: 'HNL', c_country: 'HN' })
  const { body: abroad } = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, {
    id: 'truck',
  })
  expect(shipment(abroad)).not.toHaveProperty('shippingAddress')
})

import { createRequire } from 'node:module'
import type * as Sdk from 'commerce-sdk-isomorphic'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from './testing.ts'

// The published client of the contract, as an outside judge. Its ESM build does not load in Node.
const sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic') as typeof Sdk

let shop: BasketShop
let origin: string
beforeAll(async () => {
  shop = await openBasketShop()
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

test('[S7.002] [S7.086] the official client fills a basket up to the last step of the checkout', async () => {
  const ana = await shop.customer()
  const site = (await shop.contextFor(ana)).site
  const config = {
    parameters: {
      clientId: site.clients[0]?.id ?? '',
      organizationId: site.organizationId,
      shortCode: 'lamina',
      siteId: site.siteId,
    },
    proxy: origin,
    throwOnBadResponse: true,
    headers: { authorization: `Bearer ${ana.token}` },
  }
  const baskets = new sdk.ShopperBasketsV2(config)
  const made = await baskets.createBasket({ body: {} })
  const parameters = { basketId: made.basketId ?? '' }
  const added = await baskets.addItemToBasket({
    parameters,
    body: [{ productId: 'QA-SCREW', price: 1, quantity: 2, shipmentId: 'me' }],
  })
  const itemId = added.productItems?.[0]?.itemId ?? ''
  const changed = await baskets.updateItemInBasket({
    parameters: { ...parameters, itemId },
    body: { quantity: 3 },
  })
  expect(changed.productItems?.[0]?.quantity).toBe(3)
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@qa.example' } })
  const shipment = { ...parameters, shipmentId: 'me' }
  const address = {
    firstName: 'Ana',
    lastName: 'Rivas',
    address1: 'Calle 1',
    city: 'San Salvador',
    countryCode: 'SV',
    stateCode: 'SV-san-salvador',
    phone: '70123456',
    postalCode: '1101',
  }
  await baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: false },
    body: address,
  })
  const methods = await baskets.getShippingMethodsForShipment({ parameters: shipment })
  expect(methods.applicableShippingMethods?.map(({ id }) => id)).toContain(methods.defaultShippingMethodId)
  await baskets.updateShippingMethodForShipment({
    parameters: shipment,
    body: { id: methods.defaultShippingMethodId ?? '' },
  })
  await baskets.updateBillingAddressForBasket({ parameters, body: address })
  const paid = await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {
        holder: 'Ana Rivas',
        maskedNumber: '************1111',
        cardType: 'Visa',
        expirationMonth: 1,
        expirationYear: 2030,
      },
    },
  })
  expect(paid.paymentInstruments?.[0]).toMatchObject({
    amount: paid.orderTotal,
    paymentCard: { numberLastDigits: '1111' },
  })
  const couponed = await baskets.addCouponToBasket({ parameters, body: { code: 'QA5' } })
  const removed = await baskets.removeCouponFromBasket({
    parameters: { ...parameters, couponItemId: couponed.couponItems?.[0]?.couponItemId ?? '' },
  })
  expect(removed.orderTotal).toBe(paid.orderTotal)
  const v1 = new sdk.ShopperBaskets(config)
  expect((await v1.getBasket({ parameters })).orderTotal).toBe(paid.orderTotal)
  const list = await new sdk.ShopperCustomers(config).getCustomerBaskets({
    parameters: { customerId: ana.customerId },
  })
  expect(list).toMatchObject({ total: 1, baskets: [{ basketId: made.basketId }] })
  await baskets.removeItemFromBasket({ parameters: { ...parameters, itemId } })
  await baskets.deleteBasket({ parameters })
  await expect(baskets.getBasket({ parameters })).rejects.toThrow('404')
})

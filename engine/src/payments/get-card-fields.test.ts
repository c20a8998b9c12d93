import { expect, onTestFinished, test } from 'vitest'
import { testMerchant } from '../../../simulators/card/testing.ts'
import { openBasketShop } from '../baskets/testing.ts'
import { openCardGateway } from '../gateways/module.ts'
import type { Gateways } from '../kernel/gateways.ts'

const fieldsOf = async (gateways: Gateways) => {
  const shop = await openBasketShop({ gateways })
  onTestFinished(() => shop.close())
  const { token } = await shop.customer()
  const path = '/custom/payments/v1/organizations/f_ecom_lmna_001/card-fields?siteId=Lamina'
  return shop.call('GET', path, { as: token })
}

test('a shop without a card processor has no card fields', async () => {
  const { status, body } = await fieldsOf({})
  expect([status, body.title]).toEqual([404, 'Payment Method Not Found'])
})

test('while the processor does not answer the call says so', async () => {
  // Port 9 discards what it is sent, where anything listens there at all.
  const silent = openCardGateway({
    merchants: { default: testMerchant },
    baseUrl: 'http://127.0.0.1:9/card',
  })
  const { status, body } = await fieldsOf({ card: silent })
  expect([status, body.title]).toEqual([503, 'Service Unavailable'])
})

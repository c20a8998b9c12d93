import { expect, onTestFinished, test } from 'vitest'
import { openBasketShop } from '../baskets/testing.ts'
import { openOrderShop, paymentsPath, site } from '../orders/testing.ts'

const path = `${paymentsPath}/card-authentications?${site}`

test('a token is prepared for its own shopper alone, and a silent processor is told', async () => {
  const shop = await openOrderShop()
  onTestFinished(() => shop.close())
  const [buyer, stranger] = [await shop.customer(), await shop.customer()]
  const body = { token: await shop.typeCard(buyer, '4111111111111111') }
  const prepared = await shop.call('POST', path, { as: buyer.token, body })
  expect(prepared.body).toMatchObject({ collectUrl: expect.stringContaining('/Collect') })
  for (const [as, token] of [
    [stranger.token, body.token],
    [buyer.token, 'invented'],
  ] as const) {
    const refused = await shop.call('POST', path, { as, body: { token } })
    expect([refused.status, refused.body.title]).toEqual([400, 'Card Token Not Valid'])
  }
  await shop.simulator.close()
  const silent = await shop.call('POST', path, { as: buyer.token, body })
  expect([silent.status, silent.body.title]).toEqual([503, 'Service Unavailable'])
})

test('a shop without a card processor prepares none', async () => {
  const shop = await openBasketShop()
  onTestFinished(() => shop.close())
  const { token } = await shop.customer()
  const { status } = await shop.call('POST', path, { as: token, body: { token: 'any' } })
  expect(status).toBe(404)
})

import { afterAll, beforeAll, expect, vi } from 'vitest'
import { guestOf } from '../../engine/src/conformance/testing/reference-clients.ts'
import { referenceTemplate } from '../../engine/src/import/testing.ts'
import { personalisationJobs } from '../../engine/src/personalisation/module.ts'
import { createTestEngine, type TestEngine } from '../../engine/src/testing.ts'
import { type EinsteinAPI, loadEinsteinApi } from './einstein-api.ts'
import { judgeOf } from './verdicts.ts'

/** The engine as the service behind the platform's own storefront. */
let engine: TestEngine
let api: EinsteinAPI
let guest: Awaited<ReturnType<typeof guestOf>>
beforeAll(async () => {
  engine = await createTestEngine(await referenceTemplate())
  const host = await engine.app.listen({ port: 0, host: '127.0.0.1' })
  const EinsteinApi = await loadEinsteinApi()
  const settings = { host, einsteinId: 'reference', siteId: 'RefArch', isProduction: false, dnt: false }
  api = new EinsteinApi(settings)
  guest = await guestOf(host, 'RefArch')
  for (const job of personalisationJobs)
    await job.run(await engine.engine.merchantContext('RefArch'), {} as never)
})
afterAll(() => engine.close())

const judge = judgeOf('recommendations', 'EinsteinAPI of the platform’s storefront')

/** What the class sends is taken. It tells nobody of a refusal: an answer without members is what it makes of one. */
const expectTaken = async (send: () => Promise<unknown>) => {
  const answers = vi.spyOn(globalThis, 'fetch')
  try {
    await send()
    expect(answers).toHaveBeenCalledOnce()
    const answer = await answers.mock.results[0]?.value
    expect([answer.status, answer.bodyUsed ? '' : await answer.text()]).toEqual([200, ''])
  } finally {
    answers.mockRestore()
  }
}
const visitor = () => ({ cookieId: guest.usid })
const found = () => guest.search.productSearch({ parameters: { q: 'sweater' } })
const nothing = () => guest.search.productSearch({ parameters: { q: 'xyzzyq' } })
const hit = async () => {
  const [first] = (await found()).hits ?? []
  if (!first) throw new Error('the bundle has a sweater')
  return { ...first }
}
const product = async (id: string) => ({ ...(await guest.products.getProduct({ parameters: { id } })) })
const recommender = { recommenderName: 'similar-items', __recoUUID: '8a1a1b1c-0000-4000-8000-000000000000' }

judge('viewProduct: a master, a variant', async () => {
  for (const id of ['REF-SWEATER', 'REF-SWEATER-BLACK-L']) {
    const viewed = await product(id)
    await expectTaken(() => api.sendViewProduct(viewed, visitor()))
  }
})
judge('viewProduct: what has no type', () =>
  expectTaken(() => api.sendViewProduct({ id: 'REF-SWEATER' }, visitor())),
)
judge('viewSearch: with hits, and without', async () => {
  for (const result of [await found(), await nothing()])
    await expectTaken(() => api.sendViewSearch('sweater', result, visitor()))
})
judge('clickSearch', async () => {
  const clicked = await hit()
  await expectTaken(() => api.sendClickSearch('sweater', clicked, visitor()))
})
judge('viewCategory: with hits, and without', async () => {
  for (const result of [await found(), await nothing()])
    await expectTaken(() => api.sendViewCategory({ id: 'womens' }, result, visitor()))
})
judge('clickCategory', async () => {
  const clicked = await hit()
  await expectTaken(() => api.sendClickCategory({ id: 'womens' }, clicked, visitor()))
})
judge('viewReco', () => expectTaken(() => api.sendViewReco(recommender, [{ id: 'REF-SWEATER' }], visitor())))
judge('clickReco', async () => {
  const clicked = await product('REF-SWEATER')
  await expectTaken(() => api.sendClickReco(recommender, clicked, visitor()))
})
judge('viewPage', () => expectTaken(() => api.sendViewPage('/about', visitor())))
judge('addToCart: a variant, a line without its product', async () => {
  const sold = await product('REF-SWEATER-BLACK-L')
  const lines = [{ productId: 'REF-SWEATER-BLACK-L', price: 39.99, quantity: 1 }]
  await expectTaken(() => api.sendAddToCart([...lines, { ...lines[0], product: sold }], visitor()))
})
judge('beginCheckout, checkoutStep', async () => {
  const basket = {
    basketId: 'b1',
    productSubTotal: 39.99,
    productItems: [{ productId: 'REF-SWEATER-BLACK-L', price: 39.99, quantity: 1 }],
  }
  await expectTaken(() => api.sendBeginCheckout(basket, visitor()))
  await expectTaken(() => api.sendCheckoutStep('CheckoutAddress', 2, basket, visitor()))
})
judge('recommenders', async () => {
  const { recommenders } = await api.getRecommenders()
  expect(recommenders.map(({ name }) => name)).toContain('pdp-similar-items')
})
judge('recommendations of a recommender and of a zone, whose products its pages then ask for', async () => {
  const shown = await product('REF-SWEATER')
  for (const answer of [
    await api.getRecommendations('pdp-similar-items', [shown], visitor()),
    await api.getZoneRecommendations('pdp-similar-items', [shown], visitor()),
    // A page without a product of its own names none.
    await api.getZoneRecommendations('home-top-revenue-for-category', [], visitor()),
  ]) {
    expect(answer).toMatchObject({ recoUUID: expect.any(String), recs: expect.any(Array) })
    const ids = answer.recs.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    const { data } = await guest.products.getProducts({ parameters: { ids } })
    expect(data.map(({ id }) => id)).toEqual(ids)
  }
})

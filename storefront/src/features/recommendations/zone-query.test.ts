import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchZone, recommendationsOf } from '../../api/personalization.ts'
import { Problem } from '../../api/problem.ts'
import { aboutCart, tilesOf } from './zone-query.ts'

const warnings: unknown[] = []
beforeEach(() => {
  warnings.length = 0
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text))
})
afterEach(() => vi.restoreAllMocks())

const recs = [
  { id: 'b', productName: 'B', imageUrl: '/b.webp' },
  { id: 'a', productName: 'A' },
]
const tile = (productId: string) => ({ productId, name: productId }) as never

test('[S3.036] an answer of the service becomes id, name, picture, recommender, id of the answer and message', () => {
  const answer = {
    recoUUID: 'r-1',
    display_message: 'Similar',
    recs: [{ id: 'a', product_name: 'A', image_url: '/a.webp', product_url: '/product/a' }],
  }
  expect(recommendationsOf(answer, 'pdp-similar-items')).toEqual({
    recoUUID: 'r-1',
    recommenderName: 'pdp-similar-items',
    displayMessage: 'Similar',
    recs: [{ id: 'a', productName: 'A', imageUrl: '/a.webp' }],
  })
})

test('[S8.043] a service that fails gives no recommendations and is only logged', async () => {
  const call = () => Promise.reject(new Problem(500, 'internal', 'Internal', 'away'))
  const env = { call, place: { site: { id: 'Lamina' } } } as never
  expect(await fetchZone(env, 'complete-the-set', [])).toMatchObject({ recs: [], displayMessage: '' })
  expect(warnings).toEqual([expect.stringContaining('Personalisation did not answer')])
})

test('[S1.039] [S7.083] a zone is asked of the service by its name, for the products of the page', async () => {
  const calls: unknown[] = []
  const call = (operation: string, input: object) => {
    calls.push([operation, input])
    return Promise.resolve({ recs: [] })
  }
  await fetchZone({ call, place: { site: { id: 'Lamina' } } } as never, 'complete-the-set', [
    'TE001',
    'PI110',
  ])
  expect(calls).toEqual([
    [
      'POST /v3/personalization/{siteId}/zones/{zone}/recs',
      {
        params: { siteId: 'Lamina', zone: 'complete-the-set' },
        body: { products: [{ id: 'TE001' }, { id: 'PI110' }] },
      },
    ],
  ])
})

test('recommendations keep their order; unknown products fall away', async () => {
  const tiles = await tilesOf([...recs, { id: 'x', productName: 'X' }], async () => [tile('a'), tile('b')])
  expect(tiles.map(({ productId }) => productId)).toEqual(['b', 'a'])
})

test('[S8.045] when the products cannot be looked up the raw recommendations stay, and it is logged', async () => {
  const tiles = await tilesOf(recs, () => Promise.reject(new Problem(500, 'internal', 'Internal', 'away')))
  expect(tiles.map(({ shownId, name, picture }) => [shownId, name, picture?.link])).toEqual([
    ['b', 'B', '/b.webp'],
    ['a', 'A', undefined],
  ])
  expect(warnings).toHaveLength(1)
})

test('a cart is proposed what it has not, in the colour of its first line that has one', () => {
  const lines = [
    { productId: 'AL092-3', c_masterId: 'AL092' },
    { productId: 'TE007-26-ROJO', c_masterId: 'TE007', variationValues: { color: 'rojo-colonial' } },
    { productId: 'AC025-26-305-244-AZUL', c_masterId: 'AC025', variationValues: { color: 'azul' } },
    { productId: 'COMBO' },
  ]
  const { held, colour } = aboutCart(lines)
  expect(held).toEqual(expect.arrayContaining(['AL092', 'TE007', 'TE007-26-ROJO', 'AC025', 'COMBO']))
  expect(colour).toBe('rojo-colonial')
  expect(aboutCart([]).colour).toBeUndefined()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Static } from '../kernel/schema.ts'
import {
  type CatalogueShop,
  families,
  openCatalogueShop,
  priceLikeMembers,
  type RequestOptions,
} from '../products/testing.ts'
import type { searchContract } from './contract.ts'
import { getSearchSuggestions } from './get-search-suggestions.ts'

type Answer = Static<typeof searchContract.getSearchSuggestions.answer>

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

const suggest = async (q: string, asking?: RequestOptions) =>
  (await shop.get<Answer>(families.search, `/search-suggestions?q=${encodeURIComponent(q)}`, asking)).body

test('[S3.037] [S7.028] categories with their parent, products, phrases', async () => {
  const answer = await suggest('lámi')
  expect(answer.searchPhrase).toBe('lámi')
  expect(answer.categorySuggestions?.categories).toEqual([
    { id: 'lamina-color', name: 'Lámina prepintada', parentCategoryName: 'Techos' },
  ])
  expect(answer.productSuggestions?.products?.[0]).toMatchObject({
    productId: 'QA-SHEET',
    productName: 'Lámina trapezoidal QA',
  })
  expect(answer.productSuggestions?.suggestedPhrases).toContainEqual({ phrase: 'lámina', exactMatch: false })
})

test('the last word is completed, those before it are kept, what is already whole is no suggestion', async () => {
  const phrases = (await suggest('tubo cua')).productSuggestions?.suggestedPhrases?.map(
    ({ phrase }) => phrase,
  )
  expect(phrases).toEqual(['tubo cuadrado'])
  // No sheet is square: two words that no product has together are no phrase.
  expect((await suggest('lámina cua')).productSuggestions?.suggestedPhrases).toEqual([])
  const whole = (await suggest('cuadrado')).productSuggestions?.suggestedPhrases
  expect(whole).toEqual([])
})

test('in English on English pages', async () => {
  const answer = await suggest('painted', { locale: 'en-SV' })
  expect(answer.categorySuggestions?.categories).toEqual([
    { id: 'lamina-color', name: 'Painted sheet', parentCategoryName: 'Roofs' },
  ])
})

test.each([
  // A value is kept by a Spanish word, and read in English on English pages.
  { locale: 'es-SV', q: 'tej', phrases: ['teja'] },
  { locale: 'en-SV', q: 'tej', phrases: [] },
  { locale: 'es-SV', q: 'cuad', phrases: ['cuadrado'] },
  { locale: 'en-SV', q: 'cuad', phrases: [] },
  { locale: 'en-SV', q: 'squ', phrases: ['square'] },
  { locale: 'es-SV', q: 'squ', phrases: [] },
])('[S3.037] phrases speak the language of the page: $q on $locale', async ({ locale, q, phrases }) => {
  const { productSuggestions } = await suggest(q, { locale })
  expect(productSuggestions?.suggestedPhrases?.map(({ phrase }) => phrase)).toEqual(phrases)
})

test('a Spanish word finds on English pages too, with a typing error', async () => {
  for (const q of ['lamina trapezoidal', 'lamnia trapezoidal']) {
    const { productSuggestions } = await suggest(q, { locale: 'en-SV' })
    expect(productSuggestions?.products?.[0]?.productId, q).toBe('QA-SHEET')
  }
})

test.each(['la', '  la ', ''])('[S5.042] %j is too short: 400 string-constraint-violation', async (q) => {
  const { status, body } = await shop.get(families.search, `/search-suggestions?q=${encodeURIComponent(q)}`)
  expect(status).toBe(400)
  expect(body.type).toMatch(/string-constraint-violation$/)
})

test('[S1.024] guests see no price, customers do', async () => {
  expect(priceLikeMembers(await suggest('lamina'))).toEqual([])
  const { productSuggestions } = await suggest('lamina', { as: 'customer' })
  const [first] = productSuggestions?.products ?? []
  expect(first).toMatchObject({ price: 1007.76, currency: 'USD', c_unit: 'metro' })
  // Its choices cost differently, so a page says "from".
  expect(first?.priceMax).toBeGreaterThan(1007.76)
})

test('nothing known: empty lists', async () => {
  expect(await suggest('xqzwkj')).toMatchObject({
    categorySuggestions: { categories: [] },
    productSuggestions: { products: [], suggestedPhrases: [] },
  })
})

test('quick: three statements at most', async () => {
  const ctx = await shop.context('guest')
  await getSearchSuggestions(ctx, { params: {}, query: { q: 'lamina azul' }, body: undefined, headers: {} })
  expect(ctx.db.count.statements).toBeLessThanOrEqual(3)
})

test('pictures on request, and an empty list of brands', async () => {
  const asked = await shop.get<Answer>(families.search, '/search-suggestions?q=lamina&expand=images')
  const [first] = asked.body.productSuggestions?.products ?? []
  expect(first?.image).toMatchObject({
    link: expect.stringMatching(/\/images\/.+\?siteId=Lamina&v=/),
    alt: first?.productName,
  })
  const plain = await suggest('lamina')
  expect(plain.productSuggestions?.products?.[0]).not.toHaveProperty('image')
  expect(plain.brandSuggestions).toMatchObject({ suggestedPhrases: [] })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Static } from '../kernel/schema.ts'
import {
  type CatalogueShop,
  families,
  openCatalogueShop,
  priceLikeMembers,
  type RequestOptions,
} from '../products/testing.ts'
import type { searchContract } from './contract.ts'

type Answer = Static<typeof searchContract.productSearch.answer>

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

const search = async (query: string, asking?: RequestOptions, at = shop) =>
  (await at.get<Answer>(families.search, `/product-search?${query}`, asking)).body

const ids = ({ hits }: Answer) => (hits ?? []).map(({ productId }) => productId)

describe('prices', () => {
  const everything = 'refine=cgid%3Droot&limit=200&perPricebook=true&allImages=true'

  test('[S1.024] [S1.031] guests see none, in no member, order or refinement', async () => {
    const guest = await search(everything)
    expect(priceLikeMembers(guest)).toEqual([])
    expect(guest.refinements.map(({ attributeId }) => attributeId)).not.toContain('price')
    expect(guest.sortingOptions.filter(({ id }) => id.includes('price'))).toEqual([])
  })

  test("[S1.024] a guest's order or refinement by price changes nothing", async () => {
    const plain = await search(everything)
    const sorted = await search(`${everything}&sort=price-low-to-high`)
    expect(sorted.selectedSortingOption).toBe('best-matches')
    expect(ids(sorted)).toEqual(ids(plain))
    const refined = await search(`${everything}&refine=price%3D(0..1)`)
    expect(refined).toMatchObject({ total: plain.total })
    expect(refined.selectedRefinements).not.toHaveProperty('price')
  })

  test('[S9.005] customers order and narrow by price', async () => {
    const up = await search(`${everything}&sort=price-low-to-high`, { as: 'customer' })
    const prices = (up.hits ?? []).flatMap(({ price }) => price ?? [])
    expect(prices.length).toBeGreaterThan(10)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    // What is only quoted has none and comes last.
    expect(ids(up).slice(-3)).toEqual(expect.arrayContaining(['QA-PANEL', 'QA-DESIGN']))
    const band = up.refinements.find(({ attributeId }) => attributeId === 'price')?.values?.at(-1)
    const narrowed = await search(`${everything}&refine=${encodeURIComponent(`price=${band?.value}`)}`, {
      as: 'customer',
    })
    expect(narrowed.total).toBe(band?.hitCount)
  })

  test("[S2.107] a hit tells customers from its cheapest to its dearest variant, in the country's currency", async () => {
    const [hit] = (await search('q=lamina+trapezoidal', { as: 'customer', locale: 'es-HN' })).hits ?? []
    expect(hit).toMatchObject({ currency: 'HNL', price: 1022.54 })
    expect(hit?.priceMax).toBeGreaterThan(1022.54)
    const [shown] = (await search('q=lamina+trapezoidal', { as: 'guest', locale: 'es-HN' })).hits ?? []
    expect(shown?.productName).toBe(hit?.productName)
    for (const member of ['price', 'priceMax', 'pricePerUnit', 'priceRanges'])
      expect(shown).not.toHaveProperty(member)
  })
})

test('[S1.024] [S2.107] a set costs its parts, each at the step of its amount and as promoted; guests are told nothing of it', async () => {
  const ofSet = async (as: 'customer' | 'guest') => {
    const [hit] = (await search('q=kit+qa', { as, locale: 'es-SV' })).hits ?? []
    const products = await shop.get<{ data: { id: string; c_setPrice?: number }[] }>(
      families.products,
      '/products?ids=QA-SET&expand=prices,promotions',
      { as, locale: 'es-SV' },
    )
    expect(hit?.productId).toBe('QA-SET')
    return [hit?.c_setPrice, products.body.data[0]?.c_setPrice]
  }
  // 3 tubes at their promotional price, 2 boxes of screws and what only a branch has.
  const whole = (3 * 909_37 + 2 * 1672_86 + 1990_63) / 100
  expect(await ofSet('customer')).toEqual([whole, whole])
  expect(await ofSet('guest')).toEqual([undefined, undefined])
})

test('[S2.107] the price is that of what the words asked for, with its unit and the width a sheet covers', async () => {
  const asked = { as: 'customer', locale: 'es-SV' } as const
  const [named] = (await search('q=lamina+24+blanca', asked)).hits ?? []
  const own = named?.variants?.find(({ productId }) => productId === 'QA-SHEET-24-BLAN')?.price
  expect(named).toMatchObject({ price: own, c_unit: 'metro', c_coverMeters: 0.81 })
  expect(named).not.toHaveProperty('priceMax')
  const [all] = (await search('q=lamina', asked)).hits ?? []
  expect(all?.price).toBeLessThan(own ?? 0)
  expect(all?.priceMax).toBeGreaterThanOrEqual(own ?? Number.POSITIVE_INFINITY)
})

describe('what a promotion is about', () => {
  const foundIds = async (refine: string, as: 'guest' | 'customer' = 'guest') =>
    ids(await search(`refine=${encodeURIComponent(`pmid=${refine}`)}`, { as })).toSorted()

  test('discounted products, qualifying products, both', async () => {
    expect(await foundIds('qa-metres')).toEqual(['QA-SCREW', 'QA-SHEET'])
    const part = async (name: string) =>
      ids(await search(`refine=pmid%3Dqa-metres&refine=pmpt%3D${name}`)).toSorted()
    expect(await part('discounted')).toEqual(['QA-SCREW'])
    expect(await part('qualifying')).toEqual(['QA-SHEET'])
  })

  test('a price of single variants finds their master; other choices narrow it further', async () => {
    expect(await foundIds('qa-fixed')).toEqual(['QA-TUBE'])
    expect(ids(await search('refine=pmid%3Dqa-metres&refine=cgid%3Dfijaciones'))).toEqual(['QA-SCREW'])
  })

  test('a promotion that is none, or not for guests, finds nothing', async () => {
    expect(await foundIds('nada')).toEqual([])
    expect(await foundIds('qa-free')).toEqual([])
  })
})

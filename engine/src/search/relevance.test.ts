import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CountryCode, countryCodes } from '../../../facts/countries.ts'
import type { LocaleId } from '../../../facts/locales.ts'
import { demoTemplate } from '../import/testing.ts'
import type { Static } from '../kernel/schema.ts'
import { type CatalogueShop, families, openCatalogueShop } from '../products/testing.ts'
import type { searchContract } from './contract.ts'

/** What a buyer types, and the products of which any answers him; chosen by the catalogue, not by what is found. */
type Query = { locale: LocaleId; q: string; expect: string[] }

type Answer = Static<typeof searchContract.productSearch.answer>

const leastQueries = 200
const leastOfCountry = 25
const leastPart = 0.9
const placesThatCount = 3

const queriesOf = (country: CountryCode): Query[] =>
  JSON.parse(readFileSync(new URL(`relevance/${country.toLowerCase()}.json`, import.meta.url), 'utf8'))

const set = countryCodes.map((country) => ({ country, queries: queriesOf(country) }))
const all = set.flatMap(({ queries }) => queries)

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop({ template: await demoTemplate() })
})
afterAll(() => shop.close())

const search = async (query: Record<string, string>, locale: LocaleId): Promise<string[]> => {
  const { body } = await shop.get<Answer>(
    families.search,
    `/product-search?${new URLSearchParams(query).toString()}`,
    { locale },
  )
  return (body.hits ?? []).map(({ productId }) => productId)
}

/** Each query with what stands where buyers look; those that are not answered there are the misses. */
const measure = async (queries: readonly Query[]) => {
  const misses: string[] = []
  for (const { locale, q, expect: wanted } of queries) {
    const found = await search({ q, limit: String(placesThatCount) }, locale)
    if (!found.some((id) => wanted.includes(id)))
      misses.push(`  ${locale} ${q}: wanted ${wanted.join(' ')}, found ${found.join(' ') || 'nothing'}`)
  }
  return { asked: queries.length, misses, part: 1 - misses.length / queries.length }
}

const line = (name: string, { asked, misses, part }: Awaited<ReturnType<typeof measure>>) =>
  `${name}: ${asked - misses.length} of ${asked}, ${(part * 100).toFixed(1)} %`

describe('the relevance set', () => {
  test(`has ${leastQueries} queries of the trade, ${leastOfCountry} of each country, in both languages`, () => {
    expect(all.length).toBeGreaterThanOrEqual(leastQueries)
    for (const { country, queries } of set) {
      expect(queries.length, country).toBeGreaterThanOrEqual(leastOfCountry)
      expect(new Set(queries.map(({ locale }) => locale)), country).toEqual(
        new Set([`es-${country}`, `en-${country}`]),
      )
    }
    expect(new Set(all.map(({ locale, q }) => `${locale} ${q}`)).size).toBe(all.length)
  })

  test.each(set)('wants only what $country sells', async ({ country, queries }) => {
    const sold = await search({ refine: 'cgid=root', limit: '200' }, `es-${country}`)
    expect(sold).toEqual(expect.arrayContaining([...new Set(queries.flatMap((query) => query.expect))]))
  })
})

test('[S1.007] [S2.026] nine of ten queries find what is wanted among the first three, in each country', async ({
  annotate,
}) => {
  const parts = await Promise.all(
    set.map(async ({ country, queries }) => ({ country, ...(await measure(queries)) })),
  )
  const misses = parts.flatMap((one) => one.misses)
  const whole = { asked: all.length, misses, part: 1 - misses.length / all.length }
  const report = [line('all', whole), ...parts.map((one) => line(one.country, one)), ...misses].join('\n')
  await annotate(report)
  expect(whole.part, report).toBeGreaterThanOrEqual(leastPart)
  for (const { part } of parts) expect(part, report).toBeGreaterThanOrEqual(leastPart)
})

describe('each country reads its own word, and every country finds by all of them', () => {
  const named = async (q: string, locale: LocaleId) => {
    const { body } = await shop.get<Answer>(families.search, `/product-search?q=${encodeURIComponent(q)}`, {
      locale,
    })
    return (body.hits ?? []).map(({ productName }) => productName)
  }

  test.each([
    { locale: 'es-SV', word: 'Polín C galvanizado 6 m', gutter: 'Canal PVC 5 pulgadas' },
    { locale: 'es-GT', word: 'Costanera C galvanizada 6 m', gutter: 'Canal PVC 5 pulgadas' },
    { locale: 'es-CR', word: 'Perlín C galvanizado 6 m', gutter: 'Canoa PVC 5 pulgadas' },
    { locale: 'es-EC', word: 'Correa G galvanizada 6 m', gutter: 'Canalón PVC 5 pulgadas' },
  ] as const)('$locale: $word', async ({ locale, word, gutter }) => {
    for (const q of ['polin c', 'costanera c', 'perlin c', 'correa c'])
      expect((await named(q, locale)).slice(0, 4), q).toContain(word)
    for (const q of ['canal pvc', 'canoa pvc', 'canalon pvc'])
      expect((await named(q, locale)).slice(0, 3), q).toContain(gutter)
  })

  test('the word of one country is understood in the others', async () => {
    for (const [q, id] of [
      ['tol negro', 'LL077'],
      ['goloso', 'FI095'],
      ['eternit', 'TE024'],
      ['pletina', 'PE066'],
    ] as const)
      expect((await search({ q }, 'es-SV')).slice(0, 3), q).toContain(id)
  })

  test('sheets come before panels that are only quoted', async () => {
    const first = (await search({ q: 'roof sheet' }, 'en-SV')).slice(0, 4)
    expect(first.filter((id) => ['TE014', 'TE015', 'TE020', 'TE021'].includes(id))).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countryCodes } from '../../../../facts/countries.ts'
import { demoTemplate } from '../../import/testing.ts'
import type { Ctx } from '../../kernel/context.ts'
import { type CatalogueShop, openCatalogueShop } from '../../products/testing.ts'
import { loadUnderstanding } from '../load-understanding.ts'
import { selectMatches } from '../match-queries.ts'
import type { MatchQuestion, Sort } from '../match-question.ts'
import { priceSteps } from '../price-steps.ts'
import { readRefinement } from '../refine.ts'
import { selectBest } from '../suggestion-queries.ts'
import { findBestInMemory, findInMemory } from './find-in-memory.ts'

const runs = process.env.LONG ? 3_000 : 150

let shop: CatalogueShop
let ctx: Ctx
beforeAll(async () => {
  shop = await openCatalogueShop({ template: await demoTemplate() })
  ctx = await shop.context('registered')
})
afterAll(() => shop.close())

/** What buyers type, and the beginnings of it. */
const typed = readdirSync(new URL('../relevance/', import.meta.url)).flatMap((file) =>
  (JSON.parse(readFileSync(new URL(`../relevance/${file}`, import.meta.url), 'utf8')) as { q: string }[]).map(
    ({ q }) => q,
  ),
)

const sorts: Sort[] = [
  'best-matches',
  'most-popular',
  'product-name-ascending',
  'product-name-descending',
  'price-low-to-high',
  'price-high-to-low',
]

const words = fc
  .tuple(
    fc.constantFrom(...typed, 'de la', 'xqzwkj', 'TE007', '1/2'),
    fc.double({ min: 0.4, max: 1, noNaN: true }),
  )
  .map(([q, part]) => (part > 0.8 ? q : q.slice(0, Math.ceil(q.length * part))))

const choices = fc.array(
  fc.constantFrom(
    'cgid=techos',
    'cgid=root',
    'cgid=nowhere',
    'c_color=rojo-colonial|blanco',
    'c_calibre=26',
    'c_calibre=24|28',
    'c_brand=nobody',
    'price=(5..60)',
    'price=(..200)',
    'htype=master',
    'htype=product|set',
  ),
  { maxLength: 4 },
)

const asked = fc.record({
  q: fc.option(words, { nil: undefined }),
  refine: choices,
  sort: fc.constantFrom(...sorts),
  country: fc.constantFrom(...countryCodes),
  language: fc.constantFrom('es' as const, 'en' as const),
  isGuest: fc.boolean(),
  page: fc.constantFrom({ limit: 25, offset: 0 }, { limit: 10, offset: 10 }, { limit: 200, offset: 0 }),
})
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never

const questionOf = async ({ q, refine, sort, country, isGuest, page }: Asked) => {
  const understanding = q ? await loadUnderstanding(ctx, country, q) : undefined
  const question: MatchQuestion = {
    siteId: ctx.site.siteId,
    country,
    terms: understanding?.groupIds ? undefined : understanding?.terms,
    groupIds: understanding?.groupIds,
    refinement: readRefinement(refine, ctx.site, !isGuest),
    selectors: undefined,
    countAroundCategory: q !== undefined,
    inventories: { own: [], plants: [] },
    sort,
    priceSteps: isGuest ? [] : priceSteps(ctx.site, country).map((step) => step * 100),
    ...page,
  }
  return { question, understanding }
}

describe('[S2.026] [S2.027] [S9.005] the copy in memory answers what the tables answer', () => {
  test('hits, their order, their number and the counts of every refinement', async () => {
    let fromMemory = 0
    await fc.assert(
      fc.asyncProperty(asked, async (one) => {
        const { question } = await questionOf(one)
        const at = { ...ctx, language: one.language }
        const found = await findInMemory(at, question)
        if (!found) return
        fromMemory++
        expect(found).toEqual(await ctx.db.one(selectMatches(question, one.language)))
      }),
      { seed: 124, numRuns: runs },
    )
    // What PostgreSQL weighs otherwise stays with it: seldom, else nothing would have been compared.
    expect(fromMemory).toBeGreaterThan(runs * 0.95)
  })

  test('what is suggested while somebody types', async () => {
    await fc.assert(
      fc.asyncProperty(words, fc.constantFrom(...countryCodes), async (q, country) => {
        const { terms, groupIds, hopeless } = await loadUnderstanding(ctx, country, q)
        const question = { country, terms: hopeless ? [] : terms, groupIds: groupIds ?? [], limit: 5 }
        const found = await findBestInMemory(ctx, question)
        const rows = await ctx.db.query(selectBest({ siteId: ctx.site.siteId, ...question }))
        if (found) expect(found).toEqual(rows.map(({ id }) => id))
      }),
      { seed: 124, numRuns: runs },
    )
  })

  test('what is in stock and what a promotion is about are asked of the tables', async () => {
    const { question } = await questionOf({
      q: undefined,
      refine: ['cgid=techos'],
      sort: 'best-matches',
      country: 'SV',
      language: 'es',
      isGuest: false,
      page: { limit: 25, offset: 0 },
    })
    expect(await findInMemory(ctx, question)).toBeDefined()
    for (const refine of ['orderable_only=true', 'ilids=inv-sv-ss01'])
      expect(
        await findInMemory(ctx, { ...question, refinement: readRefinement(refine, ctx.site, true) }),
      ).toBeUndefined()
    expect(await findInMemory(ctx, { ...question, selectors: [] })).toBeUndefined()
  })
})

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { demoTemplate } from '../import/testing.ts'
import type { Static } from '../kernel/schema.ts'
import { type CatalogueShop, families, openCatalogueShop, type RequestOptions } from '../products/testing.ts'
import type { searchContract } from './contract.ts'
import { productSearch } from './product-search.ts'

type Answer = Static<typeof searchContract.productSearch.answer>

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

const search = async (query: string, asking?: RequestOptions, at = shop) =>
  (await at.get<Answer>(families.search, `/product-search?${query}`, asking)).body

const ids = ({ hits }: Answer) => (hits ?? []).map(({ productId }) => productId)

const counts = (answer: Answer, attributeId: string) =>
  Object.fromEntries(
    (answer.refinements.find((one) => one.attributeId === attributeId)?.values ?? []).map((one) => [
      one.value,
      one.hitCount,
    ]),
  )

describe('by words', () => {
  test('[S1.007] [S2.026] a word finds products, without regard to accents and case', async () => {
    for (const q of ['lámina', 'LAMINA', 'lamina'])
      expect(ids(await search(`q=${encodeURIComponent(q)}`))).toContain('QA-SHEET')
  })

  test('the variant that the words mean is the one represented, with its values', async () => {
    const [hit] = (await search('q=lamina+24+blanca')).hits ?? []
    expect(hit).toMatchObject({ productId: 'QA-SHEET', representedProduct: { id: 'QA-SHEET-24-BLAN' } })
    expect(hit?.variants?.[0]).toMatchObject({
      productId: 'QA-SHEET-24-BLAN',
      variationValues: { calibre: '24', color: 'blanco' },
    })
  })

  test('[S2.026] nothing found: no hits member, total 0, the term comes back', async () => {
    const answer = await search('q=xqzwkj')
    expect(answer).not.toHaveProperty('hits')
    expect(answer).toMatchObject({ total: 0, query: 'xqzwkj', refinements: [] })
  })

  test('a typing error is corrected and the correction is named', async () => {
    const answer = await search('q=cemneto')
    expect(ids(answer)).toEqual(['QA-CEMENT'])
    expect(answer.searchPhraseSuggestions.suggestedPhrases).toEqual([
      { phrase: 'cemento', exactMatch: false },
    ])
  })

  test('a SKU, or the beginning of one, finds its product and nothing else', async () => {
    expect(ids(await search('q=QA-SHEET-26-AZUL'))).toEqual(['QA-SHEET'])
    expect(ids(await search('q=qa-sheet-2'))).toEqual(['QA-SHEET'])
  })

  test('what the country does not sell is not found', async () => {
    expect(ids(await search('q=metrica'))).not.toContain('QA-EC')
    expect(ids(await search('q=metrica', { locale: 'es-EC' }))).toEqual(['QA-EC'])
  })

  test.each(["'", "a' or 1=1 --", '%', '_', '\\', ':*', '!', '& |', '(', '<->', '½', 'a'.repeat(500)])(
    'hostile query %j is an ordinary one',
    async (q) => {
      const { status } = await shop.get(families.search, `/product-search?q=${encodeURIComponent(q)}`)
      expect(status).toBe(200)
    },
  )

  test('neither words nor a choice: 400', async () => {
    expect((await shop.get(families.search, '/product-search?limit=5')).status).toBe(400)
  })
})

describe('by category', () => {
  test('[S1.006] [S1.028] [S2.027] a category shows what lies in it and below it', async () => {
    expect(ids(await search('refine=cgid%3Dteja')).toSorted()).toEqual(['QA-MADE', 'QA-TILE'])
    expect(ids(await search('refine=cgid%3Dtechos'))).toEqual(
      expect.arrayContaining(['QA-SHEET', 'QA-TILE', 'QA-SET']),
    )
  })

  test('[S9.011] new arrivals of one kind', async () => {
    expect(ids(await search('refine=cgid%3Dnewarrivals&refine=htype%3Dmaster&limit=10'))).toEqual([
      'QA-SHEET',
    ])
  })

  test('[S9.004] 25 from the first by best matches; pages follow each other without overlap', async () => {
    const first = await search('refine=cgid%3Droot')
    expect(first).toMatchObject({ limit: 25, offset: 0, selectedSortingOption: 'best-matches' })
    const all = ids(await search('refine=cgid%3Droot&limit=200'))
    expect(all).toHaveLength(first.total)
    const paged = [0, 5, 10, 15].map((offset) => search(`refine=cgid%3Droot&limit=5&offset=${offset}`))
    expect((await Promise.all(paged)).flatMap(ids)).toEqual(all.slice(0, 20))
  })

  test('[S9.005] by name, in the language of the page', async () => {
    const names = async (sort: string, locale: string) =>
      ((await search(`refine=cgid%3Droot&sort=${sort}`, { locale })).hits ?? []).map(
        (hit) => hit.productName ?? '',
      )
    const spanish = await names('product-name-ascending', 'es-SV')
    expect(spanish).toEqual(spanish.toSorted((a, b) => a.localeCompare(b, 'es')))
    const english = await names('product-name-descending', 'en-SV')
    expect(english).toEqual(english.toSorted((a, b) => b.localeCompare(a, 'en')))
  })

  test('the tree of categories is counted, children below their parents', async () => {
    const answer = await search('refine=cgid%3Droot')
    const tree = answer.refinements.find(({ attributeId }) => attributeId === 'cgid')
    expect(tree).toMatchObject({ label: 'Categoría' })
    expect(tree?.values?.find(({ value }) => value === 'techos')).toMatchObject({
      label: 'Techos',
      values: [{ value: 'lamina-color' }, { value: 'teja', hitCount: 2 }],
    })
  })
})

describe('choices', () => {
  test('[S9.005] each value says how many hits it leaves; colours name their swatch', async () => {
    const answer = await search('refine=cgid%3Dtechos')
    expect(counts(answer, 'c_color')).toEqual({ azul: 1, blanco: 2, 'rojo-teja': 1 })
    expect(
      answer.refinements.find(({ attributeId }) => attributeId === 'c_color')?.values?.[0],
    ).toMatchObject({
      label: 'Rojo teja',
      presentationId: 'rojo-teja',
    })
  })

  test('several values of one choice widen, and its own counts stay', async () => {
    const one = await search('refine=cgid%3Dtechos&refine=c_color%3Dazul')
    expect(ids(one)).toEqual(['QA-SHEET'])
    expect(one.selectedRefinements).toEqual({ cgid: 'techos', c_color: 'azul' })
    expect(counts(one, 'c_color')).toEqual({ azul: 1, blanco: 2, 'rojo-teja': 1 })
    const two = await search('refine=cgid%3Dtechos&refine=c_color%3Dazul%7Crojo-teja')
    expect(ids(two).toSorted()).toEqual(['QA-SHEET', 'QA-TILE'])
  })

  test('choices of two kinds must be met by one variant', async () => {
    expect(
      ids(await search('refine=cgid%3Dtechos&refine=c_color%3Drojo-teja&refine=c_calibre%3D24')),
    ).toEqual([])
    const met = await search('refine=cgid%3Dtechos&refine=c_color%3Dazul&refine=c_calibre%3D24')
    expect(met.hits?.[0]?.representedProduct?.id).toBe('QA-SHEET-24-AZUL')
    expect(counts(met, 'c_calibre')).toEqual({ 24: 1, 26: 1 })
  })

  test('a search narrowed to a category still counts the others', async () => {
    const answer = await search('q=qa&refine=cgid%3Dteja')
    expect(ids(answer).every((id) => ['QA-TILE', 'QA-MADE'].includes(id))).toBe(true)
    const tree = answer.refinements.find(({ attributeId }) => attributeId === 'cgid')
    expect(tree?.values?.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['techos', 'hierro', 'obra']),
    )
  })

  test('only what can be had, through a store; only what lies in an inventory', async () => {
    const all = ids(await search('refine=cgid%3Dfijaciones'))
    expect(all).toContain('QA-NONE')
    const here = ids(await search('refine=cgid%3Dfijaciones&refine=orderable_only%3Dtrue'))
    expect(here).not.toContain('QA-NONE')
    expect(here).toContain('QA-LAST')
    const branch = ids(await search('refine=cgid%3Dfijaciones&refine=orderable_only%3Dtrue&c_store=SV-AH01'))
    expect(branch).not.toContain('QA-LAST')
    // The plant sends it.
    expect(branch).toContain('QA-BRANCH')
    expect(ids(await search('refine=cgid%3Dfijaciones&refine=ilids%3Dinv-sv-ah01')).toSorted()).toEqual([
      'QA-SCREW',
      'QA-SOLVENT',
    ])
  })

  test('what is made to order can be had, and what consists of parts that can', async () => {
    const { hits } = await search('refine=cgid%3Droot&refine=orderable_only%3Dtrue&c_store=SV-SS01&limit=200')
    const found = (hits ?? []).map(({ productId }) => productId)
    expect(found).toEqual(expect.arrayContaining(['QA-MADE', 'QA-SET', 'QA-BUNDLE']))
    expect((hits ?? []).filter(({ orderable }) => !orderable)).toEqual([])
  })
})

test('[S2.106] [S2.109] a hit has picture, name, kind and flags', async () => {
  const [hit] = (await search('q=QA-SHEET-26-AZUL')).hits ?? []
  expect(hit).toMatchObject({
    hitType: 'master',
    productType: { master: true },
    productName: 'Lámina trapezoidal QA',
    orderable: true,
    image: { alt: 'Lámina trapezoidal QA' },
    representedProduct: { c_isNew: true, c_isSale: false },
  })
  expect(hit?.image?.link).toMatch(/^\/mobify\/proxy\/api\/product\//)
  // It is the same picture to who asks for the drawings alone, and for none of the others.
  const [drawn] = (await search('q=QA-SHEET-26-AZUL&imgTypes=drawing')).hits ?? []
  expect(drawn?.image).toEqual(hit?.image)
  expect(drawn?.imageGroups?.filter(({ viewType }) => viewType !== 'drawing')).toEqual([])
})

test('a set, which has no measures, tells what its merchant says of it; other goods their values as they read', async () => {
  const { hits = [] } = await search('refine=cgid%3Dlamina-color', { locale: 'en-SV' })
  const factsOf = (id: string) => {
    const hit = hits.find(({ productId }) => productId === id)
    return JSON.parse(hit?.c_pdpAttributesGroup ?? '{}').attributes
  }
  expect(factsOf('QA-SET')).toContainEqual(
    expect.objectContaining({ displayName: expect.any(String), value: expect.any(String) }),
  )
  const facts = factsOf('QA-SHEET')
  const values = hits.find(({ productId }) => productId === 'QA-SHEET')?.c_attributes ?? {}
  expect(facts.map(({ id }: { id: string }) => id)).toEqual(Object.keys(values))
  expect(facts).toContainEqual({ id: 'anchoUtilM', displayName: 'Cover width', value: '0.81 m' })
  expect(facts).toContainEqual({ id: 'venta', displayName: 'How it is sold', value: 'Cut to length' })
})

test("at most six statements, the token's check among them, also for the first who asks", async () => {
  const fresh = await openCatalogueShop()
  onTestFinished(() => fresh.close())
  const ctx = await fresh.context('registered')
  const query = { q: 'lamina azul', refine: ['c_calibre=26', 'cgid=techos'], limit: 200 }
  const answer = await productSearch(ctx, { params: {}, query, body: undefined, headers: {} })
  expect(answer).toMatchObject({ total: 1 })
  expect(ctx.db.count.statements).toBeLessThanOrEqual(5)
})

describe('trade words on the demonstration catalogue', () => {
  let demo: CatalogueShop
  beforeAll(async () => {
    demo = await openCatalogueShop({ template: await demoTemplate() })
  })
  afterAll(() => demo.close())

  test('[S2.026] the red sheet in gauge 26 is cut to length and stands first', async () => {
    const [hit] = (await search('q=lamina+26+roja', {}, demo)).hits ?? []
    expect(hit).toMatchObject({
      productId: 'TE007',
      c_sellMode: 'cut',
      representedProduct: { id: 'TE007-26-ROJO' },
      c_attributes: { calibre: '26', color: 'rojo-colonial' },
    })
  })
})

test('a page of results has a title on request, and hits only the members selected', async () => {
  const answer = await search(
    'refine=cgid%3Dtechos&expand=page_meta_tags&select=(pageMetaTags.(**),hits.(productId))',
  )
  expect(Object.keys(answer).toSorted()).toEqual(['hits', 'pageMetaTags'])
  expect(answer.pageMetaTags?.[0]).toEqual({ id: 'title', value: 'Techos' })
  expect(Object.keys(answer.hits?.[0] ?? {})).toEqual(['productId'])
})

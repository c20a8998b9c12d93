import { fileURLToPath } from 'node:url'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import * as schemas from '../../engine/src/bundle/index.ts'
import { countryCodes, isCountryCode } from '../../facts/countries.ts'
import type { Bundle } from './read-bundle.ts'
import { hasImage, readBundle } from './read-bundle.ts'

const demo = readBundle(fileURLToPath(new URL('..', import.meta.url)))
const qa = readBundle(fileURLToPath(new URL('../qa', import.meta.url)))

const sellable = (bundle: Bundle) =>
  bundle.products.flatMap((row) => {
    if (row.type === 'master' || row.type === 'set') return []
    const shared = row.type === 'variant' ? bundle.products.find((other) => other.id === row.masterId) : row
    if (!shared || shared.type === 'variant' || shared.type === 'set')
      throw new Error(`${row.id} has no master`)
    const own = row.type === 'variant' ? row.countries : undefined
    return [
      {
        sku: row.id,
        sellMode: shared.sellMode,
        stockPattern: shared.stockPattern,
        countries: own ?? shared.countries,
      },
    ]
  })

describe.each([
  ['demo', demo],
  ['demo/qa', qa],
])('the bundle %s', (_name, bundle) => {
  test('every file keeps its schema', () => {
    expect(broken(schemas.SiteFile, [bundle.site])).toEqual([])
    expect(broken(schemas.ShippingFile, [bundle.shipping])).toEqual([])
    expect(broken(schemas.SynonymsFile, [bundle.synonyms])).toEqual([])
    expect(broken(schemas.TradeFile, [bundle.trade])).toEqual([])
    expect(broken(schemas.CategoryRow, bundle.categories)).toEqual([])
    expect(broken(schemas.PriceRow, bundle.prices)).toEqual([])
    expect(broken(schemas.InventoryRow, bundle.inventory)).toEqual([])
    expect(broken(schemas.StoreRow, bundle.stores)).toEqual([])
    expect(broken(schemas.PromotionRow, bundle.promotions)).toEqual([])
    expect(broken(schemas.ContentFile, bundle.contents)).toEqual([])
    expect(broken(schemas.CustomerRow, bundle.customers)).toEqual([])
    expect(broken(schemas.RedirectRow, bundle.redirects)).toEqual([])
    for (const [type, schema] of Object.entries(schemas.productRowByType)) {
      expect(
        broken(
          schema,
          bundle.products.filter((row) => row.type === type),
        ),
      ).toEqual([])
    }
  })

  test('no two filters share a name or a place, in either language', () => {
    const filters = bundle.site.attributes.filter(({ refinement }) => refinement !== undefined)
    expect(filters.length).toBeGreaterThan(0)
    unique(filters.map(({ name }) => name.es))
    unique(filters.map(({ name }) => name.en))
    unique(filters.map(({ refinement }) => String(refinement)))
  })

  test('ids are unique and everything named exists', () => {
    const products = unique(bundle.products.map((row) => row.id))
    const categories = unique(bundle.categories.map((row) => row.id))
    const attributes = unique(bundle.site.attributes.map((row) => row.id))
    const inventories = unique(bundle.stores.map((row) => row.inventoryId))
    const stores = unique(bundle.stores.map((row) => row.id))
    unique(bundle.promotions.map((row) => row.id))
    unique(bundle.contents.map((row) => row.id))
    unique(bundle.prices.map((row) => `${row.country} ${row.sku} ${row.minQuantity}`))
    unique(bundle.inventory.map((row) => `${row.inventoryId} ${row.sku}`))
    const skus = new Set(sellable(bundle).map((row) => row.sku))

    expect(
      missing(
        categories,
        bundle.categories.flatMap((row) => row.parentId ?? []),
      ),
    ).toEqual([])
    expect(
      missing(
        categories,
        bundle.products.flatMap((row) => ('categoryIds' in row ? row.categoryIds : [])),
      ),
    ).toEqual([])
    expect(
      missing(
        products,
        bundle.products.flatMap((row) => ('links' in row ? row.links.map((link) => link.productId) : [])),
      ),
    ).toEqual([])
    expect(
      missing(
        skus,
        bundle.products.flatMap((row) =>
          'components' in row ? row.components.map((part) => part.productId) : [],
        ),
      ),
    ).toEqual([])
    expect(
      missing(
        attributes,
        bundle.products.flatMap((row) => Object.keys(row.attributes)),
      ),
    ).toEqual([])
    expect(
      missing(
        attributes,
        bundle.products.flatMap((row) => (row.type === 'variant' ? Object.keys(row.variationValues) : [])),
      ),
    ).toEqual([])
    expect(
      missing(
        skus,
        bundle.prices.map((row) => row.sku),
      ),
    ).toEqual([])
    expect(
      missing(
        skus,
        bundle.inventory.map((row) => row.sku),
      ),
    ).toEqual([])
    expect(
      missing(
        inventories,
        bundle.inventory.map((row) => row.inventoryId),
      ),
    ).toEqual([])
    expect(
      missing(
        stores,
        bundle.customers.flatMap((row) => row.preferredStoreId ?? []),
      ),
    ).toEqual([])
    expect(
      missing(categories, [bundle.site.menu.first.categoryId, bundle.site.menu.second.categoryId]),
    ).toEqual([])
    expect(missing(new Set([...products, ...skus]), bundle.promotions.flatMap(productsOfRule))).toEqual([])
    expect(missing(categories, bundle.contents.flatMap(categoriesOfContent))).toEqual([])
  })

  test('a variant has exactly the choices of its master, each combination once', () => {
    const masters = new Map(
      bundle.products.flatMap((row) => (row.type === 'master' ? [[row.id, row] as const] : [])),
    )
    const seen = new Set<string>()
    for (const row of bundle.products) {
      if (row.type !== 'variant') continue
      const axes = masters.get(row.masterId)?.variationAttributes ?? []
      expect(Object.keys(row.variationValues).sort()).toEqual(axes.map((axis) => axis.id).sort())
      for (const axis of axes) expect(axis.values).toContain(row.variationValues[axis.id])
      const key = `${row.masterId} ${JSON.stringify(row.variationValues)}`
      expect(seen.has(key)).toBe(false)
      seen.add(key)
    }
  })

  test('every picture and paper that is named is there', () => {
    const named = [
      bundle.site.logo,
      ...bundle.products.flatMap((row) => ('images' in row ? row.images.map((image) => image.path) : [])),
      ...bundle.products.flatMap((row) =>
        'documents' in row ? (row.documents ?? []).map(({ path }) => path) : [],
      ),
      ...bundle.categories.flatMap((row) =>
        [row.image, row.slotBannerImage].filter((path) => path !== undefined),
      ),
      ...bundle.contents.flatMap((row) => JSON.stringify(row.blocks).match(/(?<="image":")[^"]+/g) ?? []),
    ]
    expect([...new Set(named)].filter((path) => !hasImage(bundle.folder, path))).toEqual([])
  })

  test('every SKU has a price in every country that sells it, and none elsewhere', () => {
    const priced = new Set(
      bundle.prices.flatMap((row) => (row.minQuantity === '1' ? [`${row.country} ${row.sku}`] : [])),
    )
    const wanted = new Set(
      sellable(bundle).flatMap((row) => row.countries.map((country) => `${country} ${row.sku}`)),
    )
    expect(missing(priced, [...wanted])).toEqual([])
    expect(
      missing(
        wanted,
        bundle.prices.map((row) => `${row.country} ${row.sku}`),
      ),
    ).toEqual([])
  })

  test('a price only falls as the quantity grows, and a quote ends the list', () => {
    const lists = Map.groupBy(bundle.prices, (row) => `${row.country} ${row.sku}`)
    for (const [key, rows] of lists) {
      const amounts = [...rows]
        .sort((a, b) => Number(a.minQuantity) - Number(b.minQuantity))
        .map((row) => row.amount)
      const plain = amounts.filter((amount) => amount !== 'quote').map(Number)
      expect(plain, key).toEqual([...plain].sort((a, b) => b - a))
      expect(new Set(plain).size, key).toBe(plain.length)
      expect(amounts.slice(0, -1), key).not.toContain('quote')
    }
  })

  test('goods made to order and goods by quote have no stock', () => {
    const made = new Set(
      sellable(bundle).flatMap((row) =>
        row.stockPattern === 'S3' || row.sellMode === 'quote' ? [row.sku] : [],
      ),
    )
    expect(bundle.inventory.filter((row) => made.has(row.sku))).toEqual([])
  })
})

describe('the demo business', () => {
  test('a choice that is a word has a name in both languages', () => {
    const named = new Set(
      demo.site.attributes.flatMap(({ id, values = [] }) => values.map(({ value }) => `${id}: ${value}`)),
    )
    const chosen = demo.products.flatMap((row) =>
      row.type === 'variant'
        ? Object.entries(row.variationValues).map(([id, value]) => `${id}: ${value}`)
        : [],
    )
    const words = [...new Set(chosen)].filter((one) => /: [^\d]{4,}$/.test(one))
    expect(words.length).toBeGreaterThan(50)
    expect(words.filter((one) => !named.has(one))).toEqual([])
  })

  test('[S1.003] it sells 136 families in 900 to 1,200 purchasable variants in six countries', () => {
    const families = demo.products.filter((row) => row.type === 'master' || row.type === 'item')
    const purchasable = sellable(demo).filter((row) => row.sellMode !== 'quote')
    expect(families).toHaveLength(136)
    expect(purchasable.length).toBeGreaterThanOrEqual(900)
    expect(purchasable.length).toBeLessThanOrEqual(1200)
    expect(new Set(sellable(demo).flatMap((row) => row.countries))).toEqual(new Set(countryCodes))
    const names = families.map((row) => row.name.es.toLowerCase()).join(' ')
    expect(names).toMatch(/lámina/)
    expect(names).toMatch(/hierro/)
    expect(names).toMatch(/polín/)
  })

  test('twelve families are cut to length and twelve only quoted', () => {
    const modes = demo.products.flatMap((row) =>
      row.type === 'master' || row.type === 'item' ? [row.sellMode] : [],
    )
    expect(modes.filter((mode) => mode === 'cut')).toHaveLength(12)
    expect(modes.filter((mode) => mode === 'quote')).toHaveLength(12)
  })

  test('15 categories hold 55 below them, each with products', () => {
    const top = demo.categories
      .filter((row) => row.parentId === 'root' && row.id !== 'newarrivals')
      .map((row) => row.id)
    const below = demo.categories.filter((row) => row.parentId !== undefined && top.includes(row.parentId))
    expect(top).toHaveLength(15)
    expect(below).toHaveLength(55)
    const filled = new Set(demo.products.flatMap((row) => ('categoryIds' in row ? row.categoryIds : [])))
    expect(
      missing(
        filled,
        below.map((row) => row.id),
      ),
    ).toEqual([])
    expect(filled.has('newarrivals')).toBe(true)
  })

  test('44 stores, one default in each country', () => {
    expect(demo.stores).toHaveLength(44)
    const defaults = demo.stores.filter((row) => row.default).map((row) => row.countryCode)
    expect(defaults.filter(isCountryCode).sort()).toEqual([...countryCodes].sort())
    expect(defaults).toHaveLength(6)
  })

  test('prices in Costa Rica are whole colones', () => {
    const broken = demo.prices.filter(
      (row) => row.country === 'CR' && row.amount !== 'quote' && !row.amount.endsWith('.00'),
    )
    expect(broken).toEqual([])
  })

  test('a bag of a thousand screws costs less than ten boxes of the same, and weighs as much', () => {
    const priceOf = (country: string, sku: string) =>
      Number(
        demo.prices
          .filter((row) => row.country === country && row.sku === sku && Number(row.minQuantity) <= 10)
          .at(-1)?.amount,
      )
    const bags = demo.products.flatMap((row) =>
      row.type === 'variant' && row.masterId === 'FI096' ? [row] : [],
    )
    expect(bags).toHaveLength(6)
    for (const bag of bags) {
      const box = `${bag.id.replace('FI096', 'FI095')}-BROCA-NAT`
      const boxed = demo.products.find(({ id }) => id === box)
      expect(boxed).toMatchObject({ weightGrams: (bag.weightGrams ?? 0) / 10 })
      for (const country of countryCodes)
        expect(priceOf(country, bag.id), bag.id).toBeLessThan(10 * priceOf(country, box))
    }
  })

  test('whoever buys from a family that joins several goods chooses which one', () => {
    // Two names of one thing, or a thing that comes with another.
    const oneThing = [
      'AC028',
      'AC031',
      'PO059',
      'AL094',
      'FI098',
      'FI099',
      'PI118',
      'RE050',
      'LL079',
      'HE127',
    ]
    const joined = demo.products.filter(
      (row) =>
        (row.type === 'master' || row.type === 'item') &&
        row.sellMode !== 'quote' &&
        /\p{L} y \p{L}/u.test(row.name.es) &&
        !oneThing.includes(row.id),
    )
    const chosen = (row: (typeof joined)[number]) =>
      row.type === 'master' ? row.variationAttributes.map(({ id }) => id) : []
    expect(joined.length).toBeGreaterThan(20)
    expect(
      joined
        .filter((row) => !chosen(row).some((id) => ['tipo', 'pieza', 'presentacion'].includes(id)))
        .map(({ id }) => id),
    ).toEqual([])
  })

  test('the cases that tests and demonstrations count on are there', () => {
    const stockOf = (sku: string) => demo.inventory.filter((row) => row.sku === sku)
    const master = (id: string) => demo.products.find((row) => row.id === id)
    expect(stockOf('HE134-14')).toEqual([])
    expect(stockOf('HE131-NIVEL24')).toEqual([
      { inventoryId: 'inv-sv-ss01', sku: 'HE131-NIVEL24', quantity: '3' },
    ])
    expect(master('RE051')).toMatchObject({ stepQuantity: 50, minOrderQuantity: 50 })
    expect(master('OG126')).toMatchObject({ stepQuantity: 50, minOrderQuantity: 100 })
    expect(master('RE045')).toMatchObject({ countries: ['EC'] })
    expect(master('OG121')).toMatchObject({ taxClasses: { EC: 'reduced' } })
    expect(master('TE007')).toMatchObject({ cut: { minTotalMm: 30_000 } })
    expect(master('KIT-TECHO-30')?.type).toBe('set')
    expect(master('COMBO-SOLDADURA')?.type).toBe('bundle')
  })
})

function broken(schema: TSchema, rows: readonly unknown[]): unknown[] {
  const check = Compile(schema)
  return rows.filter((row) => !check.Check(row)).slice(0, 3)
}

function unique(ids: string[]): Set<string> {
  const seen = new Set<string>()
  const repeated = ids.filter((id) => seen.size === seen.add(id).size)
  expect(repeated).toEqual([])
  return seen
}

function missing(known: ReadonlySet<string>, named: readonly string[]): string[] {
  return [...new Set(named)].filter((id) => !known.has(id))
}

function productsOfRule({ rule }: Bundle['promotions'][number]): string[] {
  const selected = rule.class === 'item' ? (rule.products.products ?? []) : []
  const counted = rule.when?.products?.products ?? []
  const { discount } = rule
  const priced = discount.type === 'fixedPrices' ? discount.prices.map((price) => price.sku) : []
  return [...selected, ...counted, ...priced]
}

function categoriesOfContent({ blocks }: Bundle['contents'][number]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'categories') return block.categoryIds
    return block.kind === 'productCarousel' && block.categoryId ? [block.categoryId] : []
  })
}

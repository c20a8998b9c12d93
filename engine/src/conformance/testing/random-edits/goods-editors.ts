import type { Editor, Random } from './editor.ts'

const products = '/product/products/v1'
const catalogs = '/product/catalogs/v1'
const books = '/pricing/price-books/v1'

const patch = (family: string, path: string, body: object) => ({ method: 'PATCH', family, path, body })
const put = (family: string, path: string, body: object) => ({ method: 'PUT', family, path, body })
const remove = (family: string, path: string) => ({ method: 'DELETE', family, path })

const countries = ['SV', 'GT', 'HN', 'NI', 'CR', 'EC']
const words = ['zinc', 'techo', 'cumbrera', 'perno', 'viga', 'canal', 'sellador', 'malla']
const leaves = ['obra', 'teja', 'varilla', 'tubos', 'lamina-color', 'fijaciones']
const texts = ({ one, below }: Random) => {
  const name = `${one(words)} ${one(words)} ${below(90)}`
  return { default: name, en: `${name} en` }
}
const amount = ({ below }: Random) => `${below(900)}.${String(1 + below(98)).padStart(2, '0')}`

const newItem = (random: Random) => ({
  name: texts(random),
  shortDescription: { default: { source: 'Corta.' }, en: { source: 'Short.' } },
  longDescription: { default: { source: '<p>Larga.</p>' }, en: { source: '<p>Long.</p>' } },
  primaryCategoryId: 'obra',
  assignedCategories: [{ categoryId: 'obra' }],
  imageGroups: [
    { viewType: 'large', images: [{ path: 'qa/pieza.svg', alt: { default: 'Pieza', en: 'Piece' } }] },
  ],
  c_countries: ['SV', 'GT'],
  c_sellMode: 'unit',
  c_unit: { es: 'pieza', en: 'piece' },
  c_cat014: 59,
  c_weightKg: 1 + random.below(50),
  online: true,
})

const productShapes: ((random: Random, others: readonly string[]) => object)[] = [
  (random) => ({ name: texts(random) }),
  ({ isHeads }) => ({ online: isHeads() }),
  ({ below, isHeads }) => ({ c_popularity: below(100), c_isNew: isHeads(), c_isSale: isHeads() }),
  ({ one }) => ({ pageKeywords: { default: one(words), en: one(words) } }),
  ({ one }) => {
    const categoryId = one(leaves)
    return {
      primaryCategoryId: categoryId,
      assignedCategories: [{ categoryId }, { categoryId: one(leaves) }],
    }
  },
  ({ one }) => ({ c_attributes: { uso: one(['techo', 'cerca', 'losa']) } }),
  ({ below }) => ({ c_countries: countries.slice(0, 1 + below(6)) }),
  ({ below }) => ({ c_stepQuantity: 1 + below(4), c_minOrderQuantity: 12 }),
  ({ one }, others) => ({ c_links: [{ type: 'accessory', productId: one(others) }] }),
  ({ below }) => ({
    c_facts: [{ id: 'f', displayName: { es: 'Norma', en: 'Norm' }, value: { es: `${below(9)}`, en: 'x' } }],
  }),
  ({ one }) => ({ c_stockPattern: one(['S1', 'S2', 'S3']) }),
  ({ below }) => ({ c_leadDays: below(2) === 0 ? null : { min: 1, max: 1 + below(9) } }),
]

/** What a variant says itself; all else is its master's. */
const variantShapes: ((random: Random) => object)[] = [
  ({ isHeads }) => ({ online: isHeads() }),
  ({ one }) => ({ c_attributes: { uso: one(['techo', 'cerca', 'losa']) } }),
  ({ below }) => ({ c_weightKg: 1 + below(90) }),
]

export const productEditors: Editor[] = [
  (random, { items, masters }) =>
    patch(
      products,
      `/products/${random.one([...items, ...masters])}`,
      random.one(productShapes)(random, items),
    ),
  (random, { variants }) =>
    patch(products, `/products/${random.one(variants)}`, random.one(variantShapes)(random)),
  (random) => put(products, `/products/NUEVO-${random.below(4)}`, newItem(random)),
  (random, { items }) => remove(products, `/products/${random.one([...items, 'NUEVO-1', 'NUEVO-2'])}`),
  // Lines, of which some are refused: of one master too.
  (random, { items, masters, variants }) => ({
    ...patch(products, '/products?onError=skip', {}),
    mediaType: 'application/x-ndjson',
    body: [
      { id: random.one(masters), ...random.one(productShapes)(random, items) },
      ...[1, 2, 3].map(() => ({ id: random.one(variants), ...random.one(variantShapes)(random) })),
      { id: random.one(items), ...random.one(productShapes)(random, items) },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  }),
  // What was cut to length is sold by the piece, and the other way round: amounts of prices and stock mean something else.
  (random) =>
    patch(
      products,
      `/products/${random.one(['QA-SHEET', 'QA-TUBE', 'QA-CEMENT', 'NUEVO-0'])}`,
      random.isHeads()
        ? { c_sellMode: 'unit', c_cut: null, c_unit: { es: 'pieza', en: 'piece' } }
        : {
            c_sellMode: 'cut',
            c_unit: { es: 'metro', en: 'metre' },
            c_cut: { minMeters: 1, maxMeters: 12, stepMeters: 0.05, minTotalMeters: 0 },
          },
    ),
]

export const variationEditors: Editor[] = [
  ({ one, below }) =>
    put(products, `/products/QA-SHEET/variations/QA-SHEET-${one(['X', 'Y'])}`, {
      variationValues: { calibre: one(['26', '24']), color: one(['rojo-teja', 'natural']) },
      c_weightKg: 1 + below(9),
      online: true,
    }),
  ({ one }) => remove(products, `/products/QA-SHEET/variations/QA-SHEET-${one(['X', 'Y', '24-BLAN'])}`),
  ({ one, isHeads }) =>
    patch(products, `/products/QA-SHEET/variations/QA-SHEET-${one(['26-AZUL', 'X'])}`, {
      online: isHeads(),
      defaultProductVariation: true,
    }),
]

export const attributeEditors: Editor[] = [
  (random) =>
    patch(
      products,
      `/products/QA-SHEET/variation-attributes/color/values/${random.one(['blanco', 'azul', 'lima'])}`,
      {
        name: texts(random),
        position: 1 + random.below(3),
        c_hex: random.one(['#FFFFFF', '#112233']),
      },
    ),
  (random) =>
    put(products, '/products/QA-SHEET/variation-attributes/color/values/lima', {
      name: texts(random),
      c_hex: '#9ACD32',
    }),
  () => remove(products, '/products/QA-SHEET/variation-attributes/color/values/lima'),
  (random) =>
    put(products, '/products/QA-TUBE/variation-attributes/acabado', {
      attributeDefinitionId: 'acabado',
      name: texts(random),
      values: [{ value: 'mate', name: texts(random) }],
    }),
  () => remove(products, '/products/QA-TUBE/variation-attributes/acabado'),
]

export const optionEditors: Editor[] = [
  (random) =>
    put(products, `/products/${random.one(['QA-BRICK', 'QA-CEMENT'])}/product-options/palet`, {
      customName: texts(random),
      values: [{ id: 'no', value: texts(random), c_prices: { SV: '0', GT: '0' } }],
    }),
  (random) =>
    put(products, '/products/QA-BRICK/product-options/palet/values/si', {
      value: texts(random),
      c_prices: { SV: amount(random) },
    }),
  ({ one }) =>
    remove(products, `/products/QA-BRICK/product-options/palet${one(['', '/values/si', '/values/no'])}`),
]

export const categoryEditors: Editor[] = [
  (random, { categories }) =>
    patch(catalogs, `/catalogs/Lamina/categories/${random.one(categories)}`, { name: texts(random) }),
  (random, { categories }) =>
    patch(
      catalogs,
      `/catalogs/Lamina/categories/${random.one(categories)}`,
      random.one<object>([
        { online: random.isHeads() },
        { position: random.below(9) },
        { parentCategoryId: random.one(categories) },
        { c_showInMenu: random.isHeads() },
      ]),
    ),
  (random) =>
    put(catalogs, `/catalogs/Lamina/categories/nueva-${random.below(3)}`, {
      name: texts(random),
      parentCategoryId: random.one(['root', 'techos', 'obra']),
      position: random.below(5),
      online: true,
    }),
  (random, { categories }) => remove(catalogs, `/catalogs/Lamina/categories/${random.one(categories)}`),
  (random, { categories, items }) => ({
    method: random.one(['PUT', 'PUT', 'DELETE']),
    family: catalogs,
    path: `/catalogs/Lamina/categories/${random.one(categories)}/products/${random.one(items)}`,
  }),
]

export const priceEditors: Editor[] = [
  (random, { items, variants }) =>
    patch(books, `/price-books/${random.one(countries)}/prices`, {
      data: [
        {
          productId: random.one([...items, ...variants]),
          tiers: Array.from({ length: random.below(3) }, (_, tier) => ({
            minQuantity: String(1 + tier * 10),
            amount: random.one(['quote', amount(random), amount(random)]),
          })),
        },
      ],
    }),
]

export const costEditors: Editor[] = [
  (random, { items, variants }) =>
    patch(books, `/price-books/${random.one(countries)}/costs`, {
      data: [
        {
          productId: random.one([...items, ...variants]),
          amount: random.below(900),
          validFrom: `2026-0${1 + random.below(9)}-01`,
        },
      ],
    }),
]

export const stockEditors: Editor[] = [
  (random, { items, variants }) => {
    const list = random.one(['inv-sv-ss01', 'inv-sv-ah01', 'inv-hn-fm01'])
    const record = `/inventory-lists/${list}/product-inventory-records/${random.one([...items, ...variants])}`
    return patch('/inventory/inventory-lists/v1', record, {
      allocation: { amount: random.below(500) },
      c_reason: 'count',
    })
  },
]

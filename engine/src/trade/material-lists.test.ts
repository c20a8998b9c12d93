import { readFileSync } from 'node:fs'
import { barScene } from '../../../trade/drawing/cut-scenes.ts'
import { roundScene } from '../../../trade/drawing/scene.ts'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTemplate } from '../import/testing.ts'
import { shownAttributes } from '../products/details/index.ts'
import { openCatalogueShop, type CatalogueShop } from '../products/testing.ts'
import { signIn, testShop } from '../login/testing.ts'
import { readList } from '../../../trade/list/read-list.ts'
import type { ListData } from '../../../trade/list/list-data.ts'

let shop: CatalogueShop
let guest: string
let customer: string
let other: string
beforeAll(async () => {
  shop = await openCatalogueShop({ template: await demoTemplate() })
  guest = (await signIn(shop.engine, 'guest')).token
  const password = 'Techo2026!'
  customer = (await signIn(shop.engine, { login: 'sv@lamina.example', password })).token
  other = (await signIn(shop.engine, { login: 'gt@lamina.example', password })).token
})
afterAll(() => shop.close())

const family = `/custom/trade/v1/organizations/${testShop.organizationId}`
const call = <T>(method: string, path: string, as: string, body?: object, locale = 'es-SV') =>
  shop.engine.call<T>(method, `${family}${path}?siteId=${testShop.siteId}&locale=${locale}`, { as, body })

type Line = { state: string; phrase: string; choice?: { sku: string }; learned?: true }
const read = async (text: string, as = guest, locale = 'es-SV') =>
  (await call<{ lines: Line[] }>('POST', '/material-lists', as, { text }, locale)).body.lines

const note = '20 laminas 26 de 12 pies rojas\npolin c 4x2 ch 14 6m x 30\n8 tubos 2x4 ch 16\n2 cosas de esas'

test('[T1.405] the engine reads a list as the browser does, byte by byte', async () => {
  const { body } = await call<ListData>('GET', '/list-data', guest)
  expect(JSON.stringify(await read(note))).toBe(JSON.stringify(readList(note, body)))
  expect((await read(note)).map(({ state, choice }) => [state, choice?.sku])).toEqual([
    ['sure', 'TE009-26-ROJO-366'],
    ['sure', 'PO054-4X2-18'],
    ['probable', 'TU072-2X4-15-NEG'],
    ['not-found', undefined],
  ])
})

test('[T1.405] each country has its own words and goods, from the engine as in the browser', async () => {
  const own = '15 varillas 10mm\n9 planchas 26 de 8 pies\n24 costaneras 4x2 chapa 16'
  const answers = await Promise.all(
    ['es-SV', 'es-EC', 'es-GT'].map(async (locale) => {
      const { body } = await call<ListData>('GET', '/list-data', guest, undefined, locale)
      const lines = await read(own, guest, locale)
      expect(JSON.stringify(lines)).toBe(JSON.stringify(readList(own, body)))
      return lines.map(({ choice }) => choice?.sku)
    }),
  )
  expect(answers[1]).not.toEqual(answers[0])
})

test('[T1.102] neither words nor goods of lists tell an amount', async () => {
  const { body } = await call('GET', '/list-data', customer)
  expect(JSON.stringify(body)).not.toMatch(/"(price|amount|currency)/i)
})

test('[T1.406] what a customer chose is chosen next time, for that customer alone, until it is forgotten', async () => {
  const [line] = await read('8 tubos 2x4 ch 16', customer)
  const phrases = [
    { phrase: line?.phrase ?? '', sku: 'TU072-2X4-15-GALV' },
    { phrase: 'nothing', sku: 'NOT-SOLD' },
  ]
  expect((await call('PUT', '/learned-phrases', customer, { phrases })).status).toBe(204)
  const [again] = await read('12 tubos 2x4 ch 16', customer)
  expect(again).toMatchObject({ state: 'sure', choice: { sku: 'TU072-2X4-15-GALV' }, learned: true })
  expect((await read('12 tubos 2x4 ch 16', other))[0]?.learned).toBeUndefined()
  expect((await call('GET', '/learned-phrases', customer)).body).toEqual({ phrases: [phrases[0]] })
  expect((await call('GET', '/learned-phrases', other)).body).toEqual({ phrases: [] })
  expect((await call('DELETE', '/learned-phrases', customer)).status).toBe(204)
  expect((await read('12 tubos 2x4 ch 16', customer))[0]?.learned).toBeUndefined()
})

test('[T1.412] one phrase is forgotten, for its customer alone; the others stay', async () => {
  const phrases = [
    { phrase: 'tubo', sku: 'TU072-2X4-15-GALV' },
    { phrase: 'varilla', sku: 'RE044-4-6' },
  ]
  for (const as of [customer, other]) await call('PUT', '/learned-phrases', as, { phrases })
  const forget = `${family}/learned-phrases?siteId=${testShop.siteId}&locale=es-SV&phrase=tubo`
  expect((await shop.engine.call('DELETE', forget, { as: customer })).status).toBe(204)
  expect((await call('GET', '/learned-phrases', customer)).body).toEqual({ phrases: [phrases[1]] })
  expect((await call('GET', '/learned-phrases', other)).body).toEqual({ phrases })
  for (const as of [customer, other]) await call('DELETE', '/learned-phrases', as)
  expect((await call('GET', '/learned-phrases', other)).body).toEqual({ phrases: [] })
})

test('[T1.407] a guest learns nothing for later', async () => {
  const { status } = await call('PUT', '/learned-phrases', guest, { phrases: [{ phrase: 'a', sku: 'b' }] })
  expect(status).toBe(403)
})

type Priced = {
  productTotal?: number
  lines: { productId: string; price?: number; basePrice?: number; c_status: string }[]
  c_totalLengthByProduct: Record<string, { value: number; missingMt: number }>
  c_totalWeightKg: number
  c_longestPieceMeters: number
}

/** The money of example R1 of the design: natural, red, and the wider sheet. */
const roofs = [
  ['TE003-26', 28, 27.53, 770.84, 429.66],
  ['TE007-26-ROJO', 28, 33.62, 941.36, 429.66],
  ['TE004-26', 22, 36.78, 809.16, 450.12],
] as const

test.each(roofs)(
  '[T1.408] %s priced as if it were in the cart',
  async (productId, quantity, piece, total, kg) => {
    const lines = [{ productId, quantity, c_lengthMetersToBuy: 4.65 }]
    const { body } = await call<Priced>('POST', '/priced-lines', customer, { lines })
    expect(body).toMatchObject({ lines: [{ productId, basePrice: piece, price: total }] })
    expect(body.c_totalWeightKg).toBeCloseTo(kg, 2)
    expect(body.c_longestPieceMeters).toBe(4.65)
  },
)

test('[T1.408] a guest is told the run that is missing and no amount', async () => {
  const lines = [{ productId: 'TE007-26-ROJO', quantity: 4, c_lengthMetersToBuy: 2.95 }]
  const { body } = await call<Priced>('POST', '/priced-lines', guest, { lines })
  expect(body.c_totalLengthByProduct['TE007-26-ROJO']).toEqual({ value: 11.8, missingMt: 18.2 })
  expect(body.productTotal).toBeUndefined()
  expect(JSON.stringify(body.lines)).not.toMatch(/"\w*price\w*":/i)
})

test('[T1.408] what is gone is told, the rest is priced; a store of elsewhere is refused', async () => {
  const lines = [
    { productId: 'NOT-SOLD', quantity: 1 },
    { productId: 'RE044-4-6', quantity: 10 },
  ]
  const { body } = await call<Priced>('POST', '/priced-lines', customer, { lines })
  expect(body.lines.map(({ c_status }) => c_status)).toEqual(['unavailable', 'purchasable'])
  expect((await call('POST', '/priced-lines', customer, { lines, storeId: 'CR-SJ01' })).status).toBe(400)
})

test('a length that no piece has is no piece of a metre: it cannot be bought, and costs nothing', async () => {
  for (const length of [4.6500001, 1e-9, 1e-320]) {
    const lines = [{ productId: 'TE007-26-ROJO', quantity: 99_999, c_lengthMetersToBuy: length }]
    const { status, body } = await call<Priced>('POST', '/priced-lines', customer, { lines })
    expect(status).toBe(200)
    expect(body).toMatchObject({ productTotal: 0, c_totalWeightKg: 0, lines: [{ c_status: 'unavailable' }] })
  }
})

test('names that objects have by themselves are goods and words like any others that are not sold', async () => {
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString']
  const lines = names.map((productId) => ({ productId, quantity: 1 }))
  const { body } = await call<Priced>('POST', '/priced-lines', customer, { lines })
  expect(body.lines.map(({ c_status }) => c_status)).toEqual(names.map(() => 'unavailable'))
  expect((await read(names.join('\n'))).map(({ state }) => state)).toEqual(names.map(() => 'not-found'))
})

test('[T1.409] three hundred lines cost as few statements as one', async () => {
  const { body } = await call<ListData>('GET', '/list-data', customer)
  const skus = body.products
    .flatMap(({ sellMode, variants }) => (sellMode === 'unit' ? variants : []))
    .slice(0, 300)
  expect(skus).toHaveLength(300)
  const lines = skus.map(({ sku }) => ({ productId: sku, quantity: 2 }))
  const { status, body: priced, headers } = await call<Priced>('POST', '/priced-lines', customer, { lines })
  expect(status).toBe(200)
  expect(priced.lines).toHaveLength(300)
  expect(Number(headers['x-db-statements'])).toBeLessThanOrEqual(25)
})

type Paper = { filename: string; fileContent: string }

/** How many texts the pages of a PDF show. */
const textsOf = ({ fileContent }: Paper): number => {
  const file = Buffer.from(fileContent, 'base64')
  const streams = file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)
  return [...streams].reduce((sum, [, packed = '']) => {
    const text = packed.startsWith('x') ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : ''
    return sum + (text.match(/\bTJ\b/g)?.length ?? 0)
  }, 0)
}

test('[T1.411] a list on paper: to a customer with its amounts, to a guest in fewer columns', async () => {
  const lines = [{ productId: 'TE007-26-ROJO', quantity: 28, c_lengthMetersToBuy: 4.65 }]
  const body = { title: '28 láminas de 4.65 m', lines }
  const own = await call<Paper>('POST', '/documents', customer, body)
  expect(own.status).toBe(200)
  expect(own.body.filename).toBe('28-láminas-de-4-65-m.pdf')
  const guests = await call<Paper>('POST', '/documents', guest, body)
  expect(guests.status).toBe(200)
  // Two columns with their headings and two totals with theirs.
  expect(textsOf(own.body)).toBeGreaterThanOrEqual(textsOf(guests.body) + 8)
  expect((await call('POST', '/documents', guest, { ...body, storeId: 'CR-SJ01' })).status).toBe(400)
})

test('[T1.610] [T1.612] the drawings of a list are on its paper, pieces by their names; what is no drawing is refused', async () => {
  const body = {
    title: 'Cortes',
    lines: [{ productId: 'TE007-26-ROJO', quantity: 1, c_lengthMetersToBuy: 4.65 }],
  }
  const { shapes } = roundScene(
    barScene(
      {
        stock: { id: '6', lengthMm: 6000, cost: 1 },
        cutsMm: [2400, 1750],
        names: ['jamba', undefined],
        times: 1,
        restMm: 1847,
      },
      3,
      6000,
    ),
  )
  const drawing = { title: '1 barra de 6 m', place: 'after', wide: true, shapes }
  const plain = await call<Paper>('POST', '/documents', guest, body)
  const drawn = await call<Paper>('POST', '/documents', guest, { ...body, drawings: [drawing] })
  expect(drawn.status).toBe(200)
  // Its words, the lengths of its two pieces and what one of them is called.
  expect(textsOf(drawn.body)).toBeGreaterThanOrEqual(textsOf(plain.body) + 4)
  for (const wrong of [
    { ...drawing, shapes: [] },
    { ...drawing, shapes: [{ kind: 'line', from: [0, 0], to: [0], look: 'hatch' }] },
    { ...drawing, shapes: [{ kind: 'line', from: [0, 0], to: [0, 2_000_000], look: 'hatch' }] },
    { ...drawing, place: 'over' },
  ])
    expect((await call('POST', '/documents', guest, { ...body, drawings: [wrong] })).status).toBe(400)
})

type Saved = {
  id: string
  title: string
  toolPath?: string
  unread: string[]
  lines: { productId: string; quantity: number; productName?: string; c_status: string }[]
  productTotal?: number
}
const toSave = {
  title: '28 láminas de 4.65 m',
  toolPath: '/tools/roof?l=10&a=8',
  lines: [
    { productId: 'TE007-26-ROJO', quantity: 28, c_lengthMetersToBuy: 4.65 },
    { productId: 'NOT-SOLD', quantity: 1 },
  ],
  unread: ['2 cosas de esas'],
}
const save = async (as: string) => (await call<Saved>('POST', '/saved-lists', as, toSave)).body.id
const open = (id: string, as: string) => call<Saved>('GET', `/saved-lists/${id}`, as)

test('[T1.413] a saved list is opened by its link, with amounts for customers alone', async () => {
  const id = await save(guest)
  const { status, body } = await open(id, other)
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: toSave.title, toolPath: toSave.toolPath, unread: toSave.unread })
  expect(body.lines.map(({ productId, quantity, c_status }) => [productId, quantity, c_status])).toEqual([
    ['TE007-26-ROJO', 28, 'purchasable'],
    ['NOT-SOLD', 1, 'unavailable'],
  ])
  expect((await open(id, customer)).body.productTotal).toBe(941.36)
  expect(JSON.stringify((await open(id, guest)).body)).not.toMatch(/"(\w*price\w*|productTotal)":/i)
  expect((await open(id.replaceAll(/\w/g, '0'), guest)).status).toBe(404)
})

test('[T1.413] a customer sees their lists and removes one; it is nobody else’s', async () => {
  const [first, second] = [await save(customer), await save(customer)]
  const own = async (as: string) => {
    const { body } = await call<{ lists: { id: string }[] }>('GET', '/saved-lists', as)
    return body.lists.map(({ id }) => id)
  }
  expect(new Set(await own(customer))).toEqual(new Set([first, second]))
  expect(await own(other)).toEqual([])
  expect((await call('DELETE', `/saved-lists/${first}`, other)).status).toBe(404)
  expect((await call('DELETE', `/saved-lists/${first}`, customer)).status).toBe(204)
  expect((await open(first, guest)).status).toBe(404)
  expect(await own(customer)).toEqual([second])
  await call('DELETE', `/saved-lists/${second}`, customer)
})

test('[T1.413] of a line only its goods are kept: what else a client sends is neither stored nor told', async () => {
  const [line] = toSave.lines
  const sent = { ...toSave, lines: [{ ...line, price: 1, c_note: 'x' }] }
  const { id } = (await call<Saved>('POST', '/saved-lists', customer, sent)).body
  const { rows } = await shop.engine.database.pool.query('select lines from saved_list where id = $1', [id])
  expect(rows).toEqual([{ lines: [line] }])
  await call('DELETE', `/saved-lists/${id}`, customer)
})

test('[T1.413] a list leads to a tool of this shop and nowhere else', async () => {
  for (const toolPath of [
    'https://elsewhere.example/tools/roof',
    '//elsewhere.example',
    '/tools/../cart',
    '/cart',
  ])
    expect((await call('POST', '/saved-lists', guest, { ...toSave, toolPath })).status).toBe(400)
})

/** How many measures a drawing of the demo tells. */
const measuresOf = (name: string) =>
  readFileSync(new URL(`../../../demo/images/products/${name}-plano.svg`, import.meta.url), 'utf8').split(
    '<text ',
  ).length - 1

test('[T1.414] the technical sheet of a variant tells its facts and draws its section, of a family its codes, and no amount', async () => {
  const sheet = (id: string, as: string) => call<Paper>('GET', `/technical-sheets/${id}`, as)
  const variant = await sheet('TE007-26-ROJO', guest)
  expect(variant.status).toBe(200)
  expect(variant.body.filename).toBe('TE007-26-ROJO.pdf')
  expect(textsOf((await sheet('TE007', guest)).body)).toBeGreaterThan(20)
  expect(textsOf((await sheet('TE007-26-ROJO', customer)).body)).toBe(textsOf(variant.body))
  // Of a kit its two facts, four parts and their heading, its drawing, beside what stands on every sheet.
  expect(textsOf((await sheet('KIT-TECHO-30', guest)).body)).toBe(
    2 * 2 + 5 + 17 + 1 + measuresOf('kit-techo-30'),
  )
  expect((await sheet('NADA', guest)).status).toBe(404)
  type Product = Parameters<typeof shownAttributes>[0]
  const { body } = await shop.get<Product>('/product/shopper-products/v1', '/products/TE007-26-ROJO')
  // Beside the facts and their labels stand the head, two parties, the headings of the table, the foot, and the drawing with
  // its measures under its words.
  const drawn = 1 + measuresOf('te007')
  expect(textsOf(variant.body)).toBe(2 * shownAttributes(body).length + 19 + drawn)
})

test('sheets are asked for in varas and pounds by the quintal where the country says so, and both are cut and counted alike', async () => {
  const product = async (id: string, locale: string) =>
    (await shop.get('/product/shopper-products/v1', `/products/${id}`, { locale })).body
  expect([
    (await product('TE007-26-ROJO', 'es-HN'))['c_cutVaras'],
    (await product('TE007-26-ROJO', 'es-SV'))['c_cutVaras'],
  ]).toEqual([true, undefined])
  expect([
    (await product('AL092', 'es-HN'))['c_perQuintal'],
    (await product('AL092', 'es-CR'))['c_perQuintal'],
  ]).toEqual([100, undefined])
  expect((await product('RE046', 'es-HN'))['c_perQuintal']).toBeUndefined()
})

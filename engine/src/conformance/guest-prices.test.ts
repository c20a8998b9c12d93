import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceLikeMembers } from '../products/testing.ts'
import { requestOf } from './testing/case.ts'
import { caseOf, operations } from './testing/cases.ts'
import { invertedPricesTemplate, qaPrices } from './testing/inverted-prices.ts'
import { basket, coupon, delivery, type Given, openScene } from './testing/scene.ts'
import { type ConformanceShop, openConformanceShop, type Received, type Request } from './testing/shop.ts'

let shop: ConformanceShop
/** The same shop with every price turned round: what was dear is cheap. */
let invertedShop: ConformanceShop
let sentinel: RegExp
beforeAll(async () => {
  shop = await openConformanceShop()
  invertedShop = await openConformanceShop({}, await invertedPricesTemplate())
  sentinel = sentinelsOf(await qaPrices())
})
afterAll(async () => {
  await shop.close()
  await invertedShop.close()
})

/** A price, alone or as a line of two or three, in every way that a program or a person writes it. */
const sentinelsOf = (prices: number[]) => {
  const words = prices
    .flatMap((price) => [1, 2, 3].map((pieces) => (price * pieces).toFixed(2)))
    .flatMap((text) => {
      const [whole = '', cents = ''] = text.split('.')
      const grouped = Number(whole).toLocaleString('en')
      return [
        text,
        `${whole},${cents}`,
        `${grouped}.${cents}`,
        `${grouped.replace(',', '.')},${cents}`,
        whole + cents,
      ]
    })
  return new RegExp(
    `(?<![0-9a-zA-Z])(${words.map((word) => word.replaceAll('.', '\\.')).join('|')})(?![0-9a-zA-Z])`,
  )
}

const money = /Total$|Tax$|^(tax|taxBasis|amount|appliedDiscount|priceAdjustments|orderPriceAdjustments)$/

/** Paths of members that would tell what something costs. */
const moneyMembers = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => moneyMembers(one, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(money.test(name) && inner !== null ? [`${path}.${name}`] : []),
    ...moneyMembers(inner, `${path}.${name}`),
  ])
}

const headersOf = ({ headers }: Received) =>
  JSON.stringify(Object.fromEntries([...headers].filter(([name]) => !/^(date|x-correlation-id)$/.test(name))))

/** The answer without what differs from call to call: ids, tokens, times. */
const withoutVolatile = (answer: Received) => {
  const text = `${answer.status} ${headersOf(answer)}\n${answer.text}`
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/[\w.-]{20,}/g, '<id>')
    .replaceAll(/127\.0\.0\.1:\d+|conforme\d+|nuevo-cliente\d+/g, '<name>')
    .replaceAll(/"(content-length|x-db-statements)":"\d+"/g, '')
}

type SendAsGuest = (at: ConformanceShop) => Promise<Received>

const expectNoPrice = async (ask: SendAsGuest) => {
  const answer = await ask(shop)
  expect(sentinel.exec(`${headersOf(answer)} ${answer.text}`)?.[0]).toBeUndefined()
  expect([...priceLikeMembers(answer.body), ...moneyMembers(answer.body)]).toEqual([])
  // Neither order nor counts, neither a tag nor a word of it hangs on any price.
  expect(withoutVolatile(await ask(invertedShop))).toBe(withoutVolatile(answer))
}

/** As a guest; what only customers have is asked for by its id. */
const asGuest =
  (name: string, route: string): SendAsGuest =>
  async (at) => {
    const one = caseOf(name)
    const forGuests = one.by.length === 0 || one.by.includes('guest')
    const scene = await openScene(at, forGuests && one.by.length > 0 ? 'guest' : 'customer', one.given)
    const token = forGuests && one.by.length > 0 ? scene.owner.token : (await at.guest()).token
    return at.send(requestOf(route, one, scene.ids), token)
  }

describe('a guest is told no price by', () => {
  const once = operations.filter(({ name }) => !name.endsWith('V2'))
  test.each(once)('$name', ({ name, route }) => expectNoPrice(asGuest(name, route)))
})

const get =
  (path: string, query: Record<string, string> = {}): SendAsGuest =>
  async (at) => {
    const request: Request = {
      method: 'GET',
      path: path.replace('ORG', 'organizations/f_ecom_lmna_001'),
      query,
    }
    return at.send(request, (await at.guest()).token)
  }

const search = '/search/shopper-search/v1/ORG/product-search'
const products = '/product/shopper-products/v1/ORG/products'
const everything = { limit: '50', refine: 'cgid=root', allImages: 'true', perPricebook: 'true' }

const questions: [string, SendAsGuest][] = [
  ['sorted from cheap to dear', get(search, { ...everything, sort: 'price-low-to-high' })],
  ['sorted from dear to cheap', get(search, { ...everything, sort: 'price-high-to-low' })],
  ['sorted in another way', get(search, { ...everything, sort: 'name-ascending' })],
  ['refined by price', get(search, { ...everything, refine: 'price=(1000..2000)' })],
  ['one by one', get(search, { ...everything, limit: '1', offset: '3', sort: 'price-low-to-high' })],
  [
    'with all that can be expanded',
    get(search, { ...everything, expand: 'prices,promotions,variations,images' }),
  ],
  ['in another currency', get(search, { ...everything, currency: 'GTQ' })],
  [
    'of every product',
    get(products, { ids: 'QA-SHEET,QA-TILE,QA-TUBE,QA-REBAR,QA-SET,QA-BUNDLE,QA-CEMENT,QA-SOLVENT' }),
  ],
  [
    'of products with tiers',
    get(products, { ids: 'QA-SHEET-26-AZUL', perPricebook: 'true', expand: 'prices' }),
  ],
  [
    'of promotions that name an amount',
    get('/pricing/shopper-promotions/v1/ORG/promotions', { ids: 'qa-free' }),
  ],
]
test.each(questions)('[S1.024] search and products, asked %s, tell no price', (_, ask) => expectNoPrice(ask))

const large: Given = async ({ owner, ids }) => {
  const optionItems = [{ optionId: 'dispenser', optionValueId: 'pump' }]
  await owner.add(String(ids.basketId), { productId: 'QA-SOLVENT', quantity: 2, optionItems })
  await owner.add(String(ids.basketId), { productId: 'QA-CEMENT', quantity: 60 })
}

test('a large basket with something chosen along, a coupon and delivery tells no price, nor whether it reached one', async () => {
  await expectNoPrice(async (at) => {
    const scene = await openScene(at, 'guest', [basket, large, coupon, delivery])
    const path = `/checkout/shopper-baskets/v2/organizations/f_ecom_lmna_001/baskets/${scene.ids.basketId}`
    return at.send({ method: 'GET', path }, scene.owner.token)
  })
})

test('[S1.024] what says that it follows from the catalogue alone says the same to a customer and a guest', async () => {
  const [customer, guest] = [await shop.customer(), await shop.guest()]
  const said: string[] = []
  for (const { name, route } of operations) {
    const one = caseOf(name)
    if (!route.startsWith('GET ') || !one.by.includes('guest') || one.given?.length) continue
    const request = requestOf(route, one, {})
    await shop.send(request, customer.token)
    const [hers, theirs] = [await shop.send(request, customer.token), await shop.send(request, guest.token)]
    if (!hers.headers.has('x-catalog-only')) continue
    said.push(name)
    expect(theirs.text, name).toBe(hers.text)
  }
  expect(said).toEqual(expect.arrayContaining(['getCategory', 'getCategories', 'getContentAssets']))
})

test('the same questions tell a customer the prices', async () => {
  const { token } = await shop.customer()
  const [, ask] = questions[0] ?? []
  expect(ask).toBeDefined()
  const path = search.replace('ORG', 'organizations/f_ecom_lmna_001')
  const answer = await shop.send({ method: 'GET', path, query: everything }, token)
  expect(sentinel.test(answer.text)).toBe(true)
  expect(priceLikeMembers(answer.body)).not.toEqual([])
})

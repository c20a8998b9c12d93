import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answered, type BasketShop, openBasketShop } from '../testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const solvent = (optionValueId?: string, more: object = {}) => ({
  productId: 'QA-SOLVENT',
  quantity: 1,
  ...(optionValueId ? { optionItems: [{ optionId: 'dispenser', optionValueId }] } : {}),
  ...more,
})

type Line = Record<string, unknown> & { optionItems?: { itemId: string; optionValueId: string }[] }

const linesOf = (body: Answered) => body.productItems as unknown as Line[]
const chosenOptions = (body: Answered) =>
  linesOf(body).map(({ quantity, optionItems }) => [quantity, optionItems?.[0]?.optionValueId])

test('a product lists its options: their prices for customers, in this country’s values', async () => {
  const path = '/product/shopper-products/v1/organizations/f_ecom_lmna_001/products/QA-SOLVENT?siteId=Lamina'
  const ask = async (as: string, locale: string) =>
    (await shop.call<Answered>('GET', `${path}&locale=${locale}`, { as })).body
  const { token } = await shop.customer()
  const here = await ask(token, 'en-SV')
  expect(here.type).toEqual({ item: true, option: true })
  expect(here.options).toEqual([
    {
      id: 'dispenser',
      name: 'QA dispenser',
      values: [
        { id: 'none', name: 'No dispenser', default: true, price: 0 },
        { id: 'pump', name: 'Hand pump', default: false, price: 913.17 },
      ],
    },
  ])
  const { options } = await ask(token, 'es-EC')
  expect(options).toMatchObject([
    { values: [{ id: 'none' }, { id: 'pump' }, { id: 'meter', price: 927.39 }] },
  ])
  const { options: shown } = await ask((await shop.guest()).token, 'es-SV')
  expect(JSON.stringify(shown)).not.toMatch(/price/i)
  expect(await ask(token, 'es-SV&expand=prices')).not.toHaveProperty('options')
})

test.each(['v1', 'v2'])(
  '%s: a choice is an item beside its line, with an amount and tax of its own',
  async (version) => {
    const customer = await shop.customer()
    const path = `/checkout/shopper-baskets/${version}/organizations/f_ecom_lmna_001/baskets`
    const { basketId } = (await customer.call('POST', path, {})).body
    const items = [solvent('pump', { quantity: 2 })]
    const { status, body } = await customer.call('POST', `${path}/${basketId}/items`, items)
    expect(status).toBe(200)
    const [line] = linesOf(body)
    expect(line).toMatchObject({ price: 3715.22, basePrice: 1857.61, type: { item: true, option: true } })
    expect(line?.optionItems).toEqual([
      {
        itemId: expect.stringMatching(/^[0-9a-f]{26}$/),
        optionId: 'dispenser',
        optionValueId: 'pump',
        productName: 'Dosificador QA',
        itemText: 'Dosificador QA: Bomba manual',
        quantity: 2,
        shipmentId: 'me',
        basePrice: 913.17,
        price: 1826.34,
        priceAfterItemDiscount: 1826.34,
        priceAfterOrderDiscount: 1826.34,
        tax: 210.11,
        adjustedTax: 210.11,
        taxBasis: 1826.34,
        taxRate: 0.13,
      },
    ])
    expect([body.productSubTotal, body.productTotal]).toEqual([5541.56, 5541.56])
    const { taxes } = (await customer.call('GET', `${path}/${basketId}/taxes`)).body
    const options = line?.optionItems ?? []
    expect(Object.keys(taxes ?? {})).toEqual([line?.itemId, ...options.map(({ itemId }) => itemId)])
  },
)

test('without a choice the default is taken; a choice changes alone, and equal lines become one', async () => {
  const customer = await shop.customer()
  const basketId = await customer.basket()
  const first = await customer.add(basketId, solvent(), solvent('pump'), solvent('none', { quantity: 2 }))
  expect(chosenOptions(first)).toEqual([
    [3, 'none'],
    [1, 'pump'],
  ])
  const [, pumped] = linesOf(first)
  const path = `/baskets/${basketId}/items/${pumped?.itemId}`
  const grown = await customer.call('PATCH', path, { quantity: 2 })
  expect(chosenOptions(grown.body)).toEqual([
    [3, 'none'],
    [2, 'pump'],
  ])
  const { optionItems } = solvent('none')
  const { body } = await customer.call('PATCH', path, { optionItems })
  expect(chosenOptions(body)).toEqual([[5, 'none']])
  const [line] = linesOf(body)
  const other = await customer.call('PATCH', `/baskets/${basketId}/items/${line?.itemId}`, {
    productId: 'QA-SCREW',
  })
  expect(linesOf(other.body)[0]).not.toHaveProperty('optionItems')
})

test.each([
  ['a value that is not there', { optionId: 'dispenser', optionValueId: 'tap' }],
  ['a value of another country', { optionId: 'dispenser', optionValueId: 'meter' }],
  ['an option that is not there', { optionId: 'colour', optionValueId: 'none' }],
])('%s is refused by name', async (_, wish) => {
  const customer = await shop.customer()
  const basketId = await customer.basket()
  const items = [solvent(undefined, { optionItems: [wish] })]
  const { status, body } = await customer.call('POST', `/baskets/${basketId}/items`, items)
  expect([status, body]).toMatchObject([400, { property: 'optionItems', productId: 'QA-SOLVENT', ...wish }])
})

test('the price of an option is never read from a client', async () => {
  const customer = await shop.customer()
  const basketId = await customer.basket()
  const wish = { optionId: 'dispenser', optionValueId: 'pump', price: 0.01, basePrice: 0.01, quantity: 99 }
  const body = await customer.add(basketId, solvent(undefined, { optionItems: [wish] }))
  expect([body.productTotal, linesOf(body)[0]?.quantity]).toEqual([2770.78, 1])
})

test('choices come along when baskets are merged, and into the customer’s first one', async () => {
  const guest = await shop.guest()
  const brought = await guest.add(await guest.basket(), solvent('pump', { quantity: 3 }), solvent())
  expect(JSON.stringify(linesOf(brought).map(({ optionItems }) => optionItems))).not.toMatch(/price|tax/i)
  const customer = await shop.customer({ guestId: guest.customerId })
  await customer.add(await customer.basket(), solvent('pump'))
  const { body } = await customer.call('POST', '/baskets/actions/merge?productItemMergeMode=sum_quantities')
  expect(chosenOptions(body)).toEqual([
    [4, 'pump'],
    [1, 'none'],
  ])
  const other = await shop.guest()
  await other.add(await other.basket(), solvent('pump'))
  const owner = await shop.customer({ guestId: other.customerId })
  expect(chosenOptions((await owner.call('POST', '/baskets/actions/transfer')).body)).toEqual([[1, 'pump']])
})

test('in another country the same choice costs what it costs there', async () => {
  const customer = await shop.customer()
  const basketId = await customer.basket()
  await customer.add(basketId, solvent('pump'))
  const { body } = await customer.call('PATCH', `/baskets/${basketId}`, { c_country: 'HN', currency: 'HNL' })
  expect(linesOf(body)[0]?.optionItems).toMatchObject([{ optionValueId: 'pump', price: 915.19 }])
})

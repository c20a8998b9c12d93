// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { customerQuery } from '../../api/customers.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount } from '../../ui/testing/mount.tsx'
import type { Basket } from './basket.ts'
import { basketQuery, loadBasket } from './basket-query.ts'
import { BasketSync } from './basket-sync.tsx'
import { useUpdateMethod } from './use-methods.ts'

let page: ReturnType<typeof mount> | undefined
afterEach(() => {
  page?.unmount()
  localStorage.clear()
})

const basket = {
  basketId: 'b-1',
  currency: 'USD',
  c_country: 'SV',
  lastModified: '2026-01-01T00:00:00.000Z',
  customerInfo: { customerId: 'c1', email: 'ana@lamina.example' },
  productItems: [{ itemId: 'i-1', productId: 'A', quantity: 1 }],
  shipments: [{ shipmentId: 'me', shippingMethod: { id: 'truck' } }],
  temporaryBasket: false,
} as unknown as Basket

const methods = {
  applicableShippingMethods: [{ id: 'crane', name: 'Grúa', c_kind: 'delivery' }],
  defaultShippingMethodId: 'truck',
}

const stores = { data: ['SV-1', 'SV-2'].map((id) => ({ id, name: id, countryCode: 'SV' })), total: 2 }

/** What the housekeeping sends for a shopper who has no basket. */
const writesWithout = (pathname: string, kind: 'registered' | 'guest' = 'registered') =>
  writesOn(pathname, null, kind)

/** What the housekeeping sends for a basket on a page: method, end of the path, body. */
const writesOn = async (
  pathname: string,
  change: object | null,
  kind: 'registered' | 'guest' = 'registered',
) => {
  const sent: unknown[] = []
  const { env, around } = onStage({
    pathname,
    shopper: { kind, customerId: 'c1' },
    transport: (path, { method, body }) => {
      if (method === 'GET') {
        const others = change ? methods : { baskets: [] }
        const body = JSON.stringify(path.includes('/store-search') ? stores : others)
        return Promise.resolve({ status: 200, body })
      }
      sent.push([method, path.split('?')[0]?.split('/baskets/')[1], JSON.parse(body ?? 'null')])
      return Promise.resolve({ status: 200, body: JSON.stringify(basket) })
    },
  })
  env.queries.setQueryData(basketQuery(env).queryKey, change && { ...basket, ...change })
  if (kind === 'registered')
    env.queries.setQueryData(customerQuery(env, 'c1').queryKey, { email: 'ana@lamina.example' })
  page = mount(around(<BasketSync />))
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  page.unmount()
  page = undefined
  return sent
}

test('[S4.018] a basket in the money of another country follows the page, but not inside the checkout', async () => {
  const elsewhere = { currency: 'HNL', c_country: 'HN' }
  expect(await writesOn('/cart', elsewhere)).toEqual([['PATCH', 'b-1', { currency: 'USD', c_country: 'SV' }]])
  expect(await writesOn('/', { c_country: 'EC' })).toHaveLength(1)
  for (const path of ['/checkout', '/cs-callback', '/cs-callback/T1'])
    expect(await writesOn(path, elsewhere)).toEqual([])
  expect(await writesOn('/', {})).toEqual([])
})

test('[S4.016] a customer without a basket gets one, once; a guest does not, nor whoever is paying', async () => {
  const made = ['POST', undefined, { currency: 'USD', c_country: 'SV' }]
  expect(await writesWithout('/')).toEqual([made])
  expect(await writesWithout('/', 'guest')).toEqual([])
  for (const path of ['/checkout', '/cs-callback/T1']) expect(await writesWithout(path)).toEqual([])
})

test('[S4.021] the first line goes to the chosen store, where nothing was agreed for it; once', async () => {
  for (const [key, value] of Object.entries({
    Id: 'SV-1',
    Name: 'Soyapango',
    Address: 'Calle 1',
    City: 'Soyapango',
  }))
    localStorage.setItem(`selectedStore${key}`, value)
  const lines = (first: object) => ({
    productItems: [
      { itemId: 'i-1', productId: 'A', quantity: 3, ...first },
      { itemId: 'i-2', productId: 'B', quantity: 1, c_store: 'SV-2' },
    ],
  })
  const moved = ['PATCH', 'b-1/items/i-1', { quantity: 3, c_store: 'SV-1' }]
  expect(await writesOn('/', lines({ c_store: 'SV-2' }))).toEqual([moved])
  expect(await writesOn('/', lines({}))).toEqual([moved])
  expect(await writesOn('/', lines({ c_store: 'SV-1' }))).toEqual([])
  expect(await writesOn('/', lines({ c_store: 'SV-2', c_priceQuote: 9 }))).toEqual([])
  expect(await writesOn('/checkout', lines({ c_store: 'SV-2' }))).toEqual([])
})

test('[S4.019] a basket without the customer’s mail gets it, a guest’s does not', async () => {
  const unnamed = { customerInfo: { customerId: 'c1' } }
  const put = ['PUT', 'b-1/customer', { email: 'ana@lamina.example' }]
  expect(await writesOn('/', unnamed)).toEqual([put])
  expect(await writesOn('/', unnamed, 'guest')).toEqual([])
})

test('[S4.020] lines without a method get the default one where the bill is seen', async () => {
  const without = { shipments: [{ shipmentId: 'me' }] }
  const put = ['PUT', 'b-1/shipments/me/shipping-method', { id: 'truck' }]
  expect(await writesOn('/cart', without)).toEqual([put])
  expect(await writesOn('/checkout', without, 'guest')).toEqual([put])
  expect(await writesOn('/category/techos', without)).toEqual([])
  expect(await writesOn('/cart', { ...without, productItems: [] })).toEqual([])
  expect(await writesOn('/cart', { ...without, waiting: 1 })).toEqual([])
})

test('[S4.020] the default method never follows a choice that is still on its way', async () => {
  const sent: unknown[] = []
  let answerChoice = () => {}
  const picked = { ...basket, shipments: [{ shipmentId: 'me', shippingMethod: { id: 'pickup' } }] }
  const { env, around } = onStage({
    pathname: '/checkout',
    transport: (_path, { method, body }) => {
      if (method === 'GET') return Promise.resolve({ status: 200, body: JSON.stringify(methods) })
      sent.push(JSON.parse(body ?? 'null'))
      return new Promise((resolve) => {
        answerChoice = () => resolve({ status: 200, body: JSON.stringify(picked) })
      })
    },
  })
  const unchosen = { ...basket, shipments: [{ shipmentId: 'me' }] }
  env.queries.setQueryData(basketQuery(env).queryKey, unchosen)
  const Choice = () => {
    const { mutate } = useUpdateMethod()
    useEffect(() => mutate('pickup'), [mutate])
    return null
  }
  page = mount(
    around(
      <>
        <Choice />
        <BasketSync />
      </>,
    ),
  )
  const turns = async () => {
    for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  }
  await turns()
  answerChoice()
  await turns()
  expect(sent).toEqual([{ id: 'pickup' }])
})

test('[S4.017] temporary baskets are deleted once they were seen, all but the one being checked out', async () => {
  const deleted: unknown[] = []
  const { env } = onStage({
    transport: (path, { method }) => {
      if (method === 'DELETE') deleted.push(path.split('?')[0]?.split('/').at(-1))
      const temporary = (basketId: string) => ({ ...basket, basketId, temporaryBasket: true })
      const baskets = [temporary('t-1'), basket, temporary('t-2')]
      return Promise.resolve({ status: 200, body: JSON.stringify({ baskets, total: 3 }) })
    },
  })
  expect((await loadBasket(env))?.basketId).toBe('b-1')
  expect(deleted).toEqual(['t-1', 't-2'])
  deleted.length = 0
  localStorage.setItem('checkoutBasketId', 't-2')
  expect((await loadBasket(env))?.basketId).toBe('t-2')
  expect(deleted).toEqual(['t-1'])
})

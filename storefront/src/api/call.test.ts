import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { createCall, type Request, type Response } from './call.ts'
import type { Env } from './env.tsx'
import { baskets } from './baskets.ts'
import { login } from './login.ts'
import { isProblem, Problem } from './problem.ts'
import { products } from './products.ts'
import { query } from './query.ts'
import { search } from './search.ts'
import { subscriptions } from './subscriptions.ts'

const setUp = (answer: (path: string, request: Request) => Promise<Response> | Response, timeout = 5000) => {
  const sent: { path: string; request: Request }[] = []
  const call = createCall({
    transport: async (path, request) => {
      sent.push({ path, request })
      return answer(path, request)
    },
    organizationId: 'f_ecom_lmna_001',
    siteId: 'Lamina',
    locale: 'es-SV',
    timeout,
    newId: () => 'abc',
  })
  return { call, sent }
}
const ok = (body: unknown): Response => ({ status: 200, body: JSON.stringify(body) })
const caught = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

afterEach(() => vi.useRealTimers())

test('a read carries organisation, site, locale and correlation id; refine is repeated', async () => {
  const { call, sent } = setUp(() => ok({ name: 'x' }))
  const answer = await call(products.getProduct, {
    params: { id: 'a b/ñ' },
    query: { expand: 'images,prices', c_store: 's1' },
  })
  expectTypeOf(answer.name).toEqualTypeOf<string | undefined>()
  expect(answer).toEqual({ name: 'x' })
  expect(sent[0]?.path).toBe(
    '/product/shopper-products/v1/organizations/f_ecom_lmna_001/products/a%20b%2F%C3%B1?siteId=Lamina&locale=es-SV&expand=images%2Cprices&c_store=s1',
  )
  expect(sent[0]?.request).toMatchObject({ method: 'GET', body: undefined })
  expect(sent[0]?.request.headers).toMatchObject({ 'correlation-id': 'abc', accept: 'application/json' })
  await call(search.productSearch, { query: { refine: ['a=1', 'b=2'], limit: 25 } })
  expect(sent[1]?.path).toMatch(/locale=es-SV&refine=a%3D1&refine=b%3D2&limit=25$/)
})

test('a write carries JSON; 204 is undefined', async () => {
  const { call, sent } = setUp((_path, { method }) =>
    method === 'DELETE' ? { status: 204, body: '' } : ok({}),
  )
  await call(baskets.createBasket, { body: { currency: 'USD' } })
  expect(sent[0]?.request).toMatchObject({
    body: '{"currency":"USD"}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await call(baskets.deleteBasket, { params: { basketId: '1' } })).toBeUndefined()
})

test('login calls go out as forms without the site’s name', async () => {
  const { call, sent } = setUp(() => ok({}))
  await call(login.getAccessToken, { body: { grant_type: 'refresh_token', usid: undefined } })
  expect(sent[0]?.path).toBe('/shopper/auth/v1/organizations/f_ecom_lmna_001/oauth2/token')
  expect(sent[0]?.request).toMatchObject({
    body: 'grant_type=refresh_token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
})

test('a failed answer is a problem with slug, detail and members', async () => {
  const body = {
    title: 'Basket Not Found',
    type: 'https://x/errors/basket-not-found',
    detail: 'gone',
    basketId: 'b1',
  }
  const { call } = setUp(() => ({ status: 404, body: JSON.stringify(body) }))
  const error = await caught(call(products.getProduct, { params: { id: '1' } }))
  expect(isProblem(error, 'basket-not-found') && isProblem(error, 404)).toBe(true)
  expect(error).toMatchObject({ status: 404, detail: 'gone', members: { basketId: 'b1' } })
})

test('an answer that says it went well and is no JSON is a problem', async () => {
  const { call } = setUp(() => ({ status: 200, body: '{"data": [<' }))
  expect(await caught(call(products.getProduct, { params: { id: '1' } }))).toMatchObject({
    name: 'Problem',
    slug: 'unexpected',
  })
})

test('a SLAS failure and a page of HTML are problems too', async () => {
  const slas = { status_code: '401 UNAUTHORIZED', message: 'Unauthorized', error: 'invalid_grant' }
  expect(
    await caught(
      setUp(() => ({ status: 401, body: JSON.stringify(slas) })).call(login.getAccessToken, {
        body: { grant_type: 'x' },
      }),
    ),
  ).toMatchObject({
    slug: 'invalid-grant',
    detail: 'Unauthorized',
  })
  expect(
    await caught(setUp(() => ({ status: 502, body: '<html>' })).call(baskets.createBasket, { body: {} })),
  ).toMatchObject({
    status: 502,
    slug: 'unexpected',
  })
})

test('no answer is a problem of the network, a late one of time', async () => {
  const dead = setUp(() => Promise.reject(new TypeError('fetch failed')))
  expect(await caught(dead.call(baskets.createBasket, { body: {} }))).toMatchObject({
    status: 0,
    slug: 'network',
  })
  const late = setUp(() => new Promise(() => {}), 5)
  expect(await caught(late.call(baskets.createBasket, { body: {} }))).toMatchObject({
    status: 0,
    slug: 'timeout',
  })
})

test('a call that was answered or given up leaves no timer behind', async () => {
  vi.useFakeTimers()
  await setUp(() => ok({})).call(products.getProduct, { params: { id: '1' } })
  const stop = new AbortController()
  const silent = setUp(() => new Promise(() => {}))
  const given = caught(silent.call(products.getProduct, { params: { id: '1' }, signal: stop.signal }))
  stop.abort()
  expect(await given).toMatchObject({ name: 'AbortError' })
  expect(silent.sent[0]?.request.signal?.aborted).toBe(true)
  expect(
    await caught(silent.call(products.getProduct, { params: { id: '1' }, signal: stop.signal })),
  ).toMatchObject({
    name: 'AbortError',
  })
  expect([silent.sent.length, vi.getTimerCount()]).toEqual([1, 0])
})

test('a missing path parameter is a bug, not a request', async () => {
  const { call, sent } = setUp(() => ok({}))
  const error = await caught(call(products.getProduct, { params: { id: '' } }))
  expect(error).not.toBeInstanceOf(Problem)
  expect(sent).toEqual([])
})

test('the types of a call come from the contract', () => {
  const { call } = setUp(() => ok({}))
  // @ts-expect-error params are missing
  const missing = () => call(products.getProduct)
  // @ts-expect-error a text is wanted
  const wrong = () => call(products.getProduct, { params: { id: 1 } })
  expectTypeOf(missing).returns.resolves.toHaveProperty('name')
  expectTypeOf(wrong).returns.resolves.toHaveProperty('name')
})

test('a query is of an operation that answers, keyed by it and its input', async () => {
  const { call } = setUp(() => ok({ basketId: '1' }))
  const options = query({ call } as Env, baskets.getBasket, { params: { basketId: '1' } })
  expect(options.queryKey).toEqual([baskets.getBasket, { params: { basketId: '1' } }])
  expect(await options.queryFn({ signal: new AbortController().signal })).toEqual({ basketId: '1' })
  // @ts-expect-error the cache holds no undefined, and this operation answers nothing
  query({ call } as Env, baskets.deleteBasket, { params: { basketId: '1' } })
})

test('[S7.037] a subscription’s answer is JSON, or its text as raw', async () => {
  const answers = ['{"title":"Success"}', 'OK']
  const { call } = setUp(() => ({ status: 200, body: answers.shift() ?? '' }))
  const subscribe = () =>
    call(subscriptions.createSubscription, { body: { email: 'a@b.example', country: 'SV' } })
  expect(await subscribe()).toEqual({ title: 'Success' })
  expect(await subscribe()).toEqual({ raw: 'OK' })
})

import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { Type } from 'typebox'
import { createCall, type Request, type Response } from './call.ts'
import type { Env } from './env.tsx'
import { typed } from './operation.ts'
import { isProblem, Problem } from './problem.ts'
import { query } from './query.ts'

const contract = {
  getThing: {
    params: Type.Object({ id: Type.String() }),
    query: Type.Object({
      expand: Type.Optional(Type.Array(Type.String())),
      refine: Type.Optional(Type.Array(Type.String())),
    }),
    answer: Type.Object({ name: Type.String() }),
  },
  addThing: { body: Type.Object({ n: Type.Number() }), answer: Type.Object({ n: Type.Number() }) },
  removeThing: { params: Type.Object({ id: Type.String() }) },
  token: { body: Type.Object({ grant_type: Type.String(), usid: Type.Optional(Type.String()) }) },
}
const things = typed<typeof contract>({
  getThing: 'GET /custom/things/v1/organizations/{organizationId}/things/{id}',
  addThing: 'POST /custom/things/v1/organizations/{organizationId}/things',
  removeThing: 'DELETE /custom/things/v1/organizations/{organizationId}/things/{id}',
  token: 'POST /shopper/auth/v1/organizations/{organizationId}/oauth2/token',
})

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

test('a read carries organisation, site, locale and correlation id; arrays are joined, refine is repeated', async () => {
  const { call, sent } = setUp(() => ok({ name: 'x' }))
  const answer = await call(things.getThing, {
    params: { id: 'a b/ñ' },
    query: { expand: ['images', 'prices'], refine: ['a=1', 'b=2'], c_store: 's1' },
  })
  expectTypeOf(answer).toEqualTypeOf<{ name: string }>()
  expect(answer).toEqual({ name: 'x' })
  expect(sent[0]?.path).toBe(
    '/custom/things/v1/organizations/f_ecom_lmna_001/things/a%20b%2F%C3%B1?siteId=Lamina&locale=es-SV&expand=images%2Cprices&refine=a%3D1&refine=b%3D2&c_store=s1',
  )
  expect(sent[0]?.request).toMatchObject({ method: 'GET', body: undefined })
  expect(sent[0]?.request.headers).toMatchObject({ 'correlation-id': 'abc', accept: 'application/json' })
})

test('a write carries JSON; 204 is undefined', async () => {
  const { call, sent } = setUp((_path, { method }) =>
    method === 'DELETE' ? { status: 204, body: '' } : ok({ n: 1 }),
  )
  await call(things.addThing, { body: { n: 1 } })
  expect(sent[0]?.request).toMatchObject({ body: '{"n":1}', headers: { 'content-type': 'application/json' } })
  expect(await call(things.removeThing, { params: { id: '1' } })).toBeUndefined()
})

test('login calls go out as forms without the site’s name', async () => {
  const { call, sent } = setUp(() => ok({}))
  await call(things.token, { body: { grant_type: 'refresh_token', usid: undefined } })
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
  const error = await caught(call(things.getThing, { params: { id: '1' } }))
  expect(isProblem(error, 'basket-not-found') && isProblem(error, 404)).toBe(true)
  expect(error).toMatchObject({ status: 404, detail: 'gone', members: { basketId: 'b1' } })
})

test('a SLAS failure and a page of HTML are problems too', async () => {
  const slas = { status_code: '401 UNAUTHORIZED', message: 'Unauthorized', error: 'invalid_grant' }
  expect(
    await caught(
      setUp(() => ({ status: 401, body: JSON.stringify(slas) })).call(things.token, {
        body: { grant_type: 'x' },
      }),
    ),
  ).toMatchObject({
    slug: 'invalid-grant',
    detail: 'Unauthorized',
  })
  expect(
    await caught(setUp(() => ({ status: 502, body: '<html>' })).call(things.addThing, { body: { n: 1 } })),
  ).toMatchObject({
    status: 502,
    slug: 'unexpected',
  })
})

test('no answer is a problem of the network, a late one of time', async () => {
  const dead = setUp(() => Promise.reject(new TypeError('fetch failed')))
  expect(await caught(dead.call(things.addThing, { body: { n: 1 } }))).toMatchObject({
    status: 0,
    slug: 'network',
  })
  const late = setUp(() => new Promise(() => {}), 5)
  expect(await caught(late.call(things.addThing, { body: { n: 1 } }))).toMatchObject({
    status: 0,
    slug: 'timeout',
  })
})

test('a missing path parameter is a bug, not a request', async () => {
  const { call, sent } = setUp(() => ok({}))
  const error = await caught(call(things.getThing, { params: { id: '' } }))
  expect(error).not.toBeInstanceOf(Problem)
  expect(sent).toEqual([])
})

test('the types of a call come from the contract', () => {
  const { call } = setUp(() => ok({}))
  // @ts-expect-error params are missing
  const missing = () => call(things.getThing)
  // @ts-expect-error a number is wanted
  const wrong = () => call(things.addThing, { body: { n: 'x' } })
  expectTypeOf(missing).returns.resolves.toEqualTypeOf<{ name: string }>()
  expectTypeOf(wrong).returns.resolves.toEqualTypeOf<{ n: number }>()
})

test('a query is keyed by operation and input, and holds null for an empty answer', async () => {
  const { call } = setUp(() => ({ status: 204, body: '' }))
  const options = query({ call } as Env, things.removeThing, { params: { id: '1' } })
  expect(options.queryKey).toEqual([things.removeThing, { params: { id: '1' } }])
  expect(await options.queryFn({ signal: new AbortController().signal })).toBeNull()
})

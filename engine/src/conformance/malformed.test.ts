import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arbitraryOf, type Known } from './testing/arbitrary.ts'
import { caseOf, type KnownOperation, operations } from './testing/cases.ts'
import { faultOf } from './testing/clean-answer.ts'
import type { Given, Scene } from './testing/scene.ts'
import { basket, coupon, customerAddress, instrument, listItem, openScene, order } from './testing/scene.ts'
import { type ConformanceShop, openConformanceShop } from './testing/shop.ts'

/** The full count with LONG=1. */
const count = process.env.LONG === '1' ? 35_000 : 2_000
const seed = 20_261_121
const concurrency = 8
/** Requests after which shoppers begin anew, since some will have deleted what they had. */
const requestsPerScene = 400

let shop: ConformanceShop
beforeAll(async () => {
  shop = await openConformanceShop()
})
afterAll(() => shop.close())

type MalformedRequest = {
  operation: KnownOperation
  who: 'nobody' | 'guest' | 'customer'
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  /** What goes out instead of the body as JSON. */
  raw: string | undefined
  type: string
  /** The path names what the caller has, where there is such a thing. */
  ownIds: boolean
}

const known: Known = {
  productId: ['QA-SCREW', 'QA-SHEET-26-AZUL', 'QA-SHEET', 'QA-NONE', 'QA-PANEL-40', 'QA-BUNDLE'],
  ids: ['QA-SCREW', 'QA-SHEET,QA-SCREW', 'SV-SS01', 'qa-free', 'root', ','],
  quantity: [1, 3, 100, 99_999],
  c_lengthMetersToBuy: [3, 4.25, 0.001, 1e9],
  c_store: ['SV-SS01', 'HN-FM01', 'nowhere'],
  code: ['QA5', 'QAONCE', 'qa5', 'unknown'],
  countryCode: ['SV', 'GT', 'ZZ'],
  stateCode: ['SV-san-salvador'],
  currency: ['USD', 'GTQ', 'ZZZ'],
  q: ['lamina', 'la', '%', '_', "l'a", 'lámina "26"', '!!!'],
  refine: [
    'cgid=techos',
    'price=(1..9)',
    'c_color=azul|blanco',
    ['cgid=techos', 'htype=master'],
    '=',
    'x=(..)',
  ],
  sort: ['price-low-to-high', 'best-matches', 'x'],
  expand: ['prices,images', 'all', ','],
  paymentMethodId: ['CREDIT_CARD', 'BANK_TRANSFER', 'PAYPAL', 'GOLD'],
  email: ['ana@qa.example', 'nobody'],
  login: ['ana@qa.example'],
  grant_type: ['refresh_token', 'client_credentials', 'authorization_code_pkce', 'session_bridge'],
  client_id: ['5f0c1d2e-6a7b-4c8d-9e0f-1a2b3c4d5e6f'],
  channel_id: ['Lamina'],
  redirect_uri: ['http://localhost:3000/callback', 'javascript:1', '//x'],
}

const schemaOr = (schema: object | undefined, otherwise: object) => schema ?? otherwise

const requestsOf = (operation: KnownOperation): fc.Arbitrary<MalformedRequest> => {
  const { contract } = operation
  return fc.record({
    operation: fc.constant(operation),
    who: fc.constantFrom('nobody', 'guest', 'customer', 'customer'),
    params: fc.dictionary(fc.constantFrom(...namesIn(operation.route)), fc.string({ unit: 'grapheme' })),
    query: arbitraryOf(schemaOr(contract.query, { type: 'object' }), known) as fc.Arbitrary<
      MalformedRequest['query']
    >,
    body: arbitraryOf(schemaOr(contract.body, {}), known),
    raw: fc.oneof(
      { weight: 30, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom('{', '[1', '{"a":1}}', '\u0000', 'null', '1e999', '""') },
    ),
    type: fc.oneof(
      { weight: 30, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', 'x', 'application/json; x') },
    ),
    ownIds: fc.oneof(
      { weight: 4, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  })
}

const namesIn = (route: string) => [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const everything: Given[] = [basket, coupon, instrument]
const ofCustomer: Given[] = [customerAddress, order, ...everything, listItem]

const openScenes = async () => ({
  guest: await openScene(shop, 'guest', everything),
  customer: await openScene(shop, 'customer', ofCustomer),
})
type Scenes = Awaited<ReturnType<typeof openScenes>>

const texts = (values: unknown): [string, string][] =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, textOf(one).toWellFormed()]),
      )
    : []

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const pathOf = ({ operation, params, ownIds }: MalformedRequest, scene: Scene | undefined) => {
  const fixed = { organizationId: 'f_ecom_lmna_001', shipmentId: 'me', siteId: 'Lamina' }
  const values: Record<string, unknown> = ownIds
    ? { ...params, ...fixed, ...caseOf(operation.name).params, ...scene?.ids }
    : params
  const [, template = ''] = operation.route.split(' ')
  return template.replaceAll(/\{(\w+)\}|\*/g, (_, name: string | undefined) =>
    encodeURIComponent(textOf(values[name ?? '*'] ?? 'x').toWellFormed()),
  )
}

const bodyOf = ({ operation, raw, body }: MalformedRequest) => {
  if (raw !== undefined) return raw
  if (operation.contract.consumes === 'form') return new URLSearchParams(texts(body)).toString()
  return JSON.stringify(body)
}

const send = async (request: MalformedRequest, scenes: Scenes) => {
  const { operation, who, query, type } = request
  const scene = who === 'nobody' ? undefined : scenes[who]
  const [method = ''] = operation.route.split(' ')
  const form = operation.contract.consumes === 'form'
  const search = new URLSearchParams([['siteId', 'Lamina'], ['locale', 'es-SV'], ...texts(query)])
  const answer = await fetch(`${shop.origin}${pathOf(request, scene)}?${search}`, {
    method,
    redirect: 'manual',
    // Longer than any answer may take.
    signal: AbortSignal.timeout(10_000),
    headers: {
      'content-type': type || (form ? 'application/x-www-form-urlencoded' : 'application/json'),
      ...(scene ? { authorization: `Bearer ${scene.owner.token}` } : {}),
    },
    ...(method === 'GET' ? {} : { body: bodyOf(request) ?? null }),
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  }
}

const judge = async (request: MalformedRequest, scenes: Scenes): Promise<string | undefined> => {
  const fault = await send(request, scenes).then(
    faultOf,
    (error: Error) => `did not answer: ${error.message}`,
  )
  if (!fault) return undefined
  const { operation, ...sent } = request
  return `${operation.name} ${fault}\n  to ${JSON.stringify(sent).slice(0, 1_500)}`
}

test(`${count} requests made from the schemas are answered cleanly`, { timeout: 3_600_000 }, async () => {
  const requests = fc.sample(fc.oneof(...operations.map(requestsOf)), { numRuns: count, seed })
  const faults: (string | undefined)[] = []
  for (let at = 0; at < requests.length; at += requestsPerScene) {
    const scenes = await openScenes()
    const mine = requests.slice(at, at + requestsPerScene)
    const worker = async () => {
      for (let next = mine.shift(); next; next = mine.shift()) faults.push(await judge(next, scenes))
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }
  expect(faults.filter(Boolean)).toEqual([])
  expect(faults).toHaveLength(count)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

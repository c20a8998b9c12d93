import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, openActors, type Strangers } from './testing/actors.ts'
import { type Case, requestOf } from './testing/case.ts'
import { caseOf, operations } from './testing/cases.ts'
import { type Ids, missingIds, openScene, type Scene } from './testing/scene.ts'
import { type ConformanceShop, openConformanceShop, type Received } from './testing/shop.ts'

let shop: ConformanceShop
let strangers: Strangers
beforeAll(async () => {
  shop = await openConformanceShop()
  strangers = await openActors(shop)
})
afterAll(() => shop.close())

/** What an answer says, without the ids that the caller sent. */
const comparable = ({ status, text, headers }: Received, ids: Ids) => ({
  status,
  type: headers.get('content-type'),
  text: Object.values(ids).reduce((rest, id) => rest.replaceAll(id, '…'), text),
})

const ask = async (route: string, one: Case, ids: Ids, { token, siteId }: Actor) =>
  comparable(await shop.send(requestOf(route, one, ids), token, siteId), ids)

type Cell = { route: string; one: Case; scene: Scene; actor: Actor }

/**
 * Asked for somebody else's, and for what does not exist: nobody can tell the two apart. The shopper who has the
 * owner's id at the other site is at home under that id there: for them only what lies below it is foreign.
 */
const expectMissing = async ({ route, one, scene, actor }: Cell) => {
  const { customerId: ownerId, ...things } = scene.ids
  const none = missingIds(scene.ids)
  const atHome = actor.customerId === ownerId
  if (atHome) none.customerId = actor.customerId
  const foreign = await ask(route, one, scene.ids, actor)
  for (const id of Object.values(things)) expect(foreign.text, actor.name).not.toContain(id)
  if (atHome && isDeepStrictEqual(requestOf(route, one, scene.ids), requestOf(route, one, none))) return
  expect(foreign.status, actor.name).toBeGreaterThanOrEqual(400)
  expect(foreign, actor.name).toEqual(await ask(route, one, none, actor))
  if (atHome || !/\{customerId\}.*\{/.test(route)) return
  // Below the stranger's own customer id.
  const smuggled = await ask(route, one, { ...scene.ids, customerId: actor.customerId }, actor)
  expect(smuggled, actor.name).toEqual(
    await ask(route, one, { ...none, customerId: actor.customerId }, actor),
  )
}

const cells = operations.flatMap(({ name, route }) => {
  const { by, owned } = caseOf(name)
  // Both prefixes of a basket lead to the same function.
  const owners = name.endsWith('V2') ? by.slice(-1) : by
  return owned ? owners.map((owner) => ({ name, route, owner })) : []
})

describe('what belongs to a shopper', () => {
  test.each(cells)('$name: only its $owner, for all others it is missing', async ({ name, route, owner }) => {
    const one = caseOf(name)
    const scene = await openScene(shop, owner, one.given)
    for (const actor of await strangers(scene.owner.customerId, owner === 'customer')) {
      if (actor.valid) await expectMissing({ route, one, scene, actor })
      else expect((await ask(route, one, scene.ids, actor)).status, actor.name).toBe(401)
    }
    const own = await shop.send(requestOf(route, one, scene.ids), scene.owner.token)
    expect(own.status, own.text.slice(0, 300)).toBe(one.status ?? 200)
  })
})

/** What steps would have made is not needed to be refused: ids of nothing. */
const nothing = new Proxy<Ids>({}, { get: () => 'x' })
const withParams = (one: Case): Case => ({
  ...one,
  params: {
    transactionId: 'x',
    orderNo: 'x',
    listId: 'x',
    itemId: 'x',
    noticeId: 'x',
    opportunityId: 'x',
    customerId: 'x',
    ...one.params,
  },
})

const shared = operations.filter(({ name }) => !caseOf(name).owned)

describe('what belongs to nobody', () => {
  test.each(shared)('$name: a worthless token is refused', async ({ name, route, contract }) => {
    const one = { ...caseOf(name), headers: {} }
    const owner = await shop.customer()
    const request = requestOf(route, withParams(one), nothing)
    const actors = await strangers(owner.customerId, true)
    for (const { token, valid, name: who } of actors.filter((actor) => !actor.valid)) {
      if (contract.auth === 'none' && token === undefined) continue
      expect((await shop.send(request, token)).status, who).toBe(401)
      expect(valid).toBe(false)
    }
    if (contract.auth !== 'registered') return
    const guest = await shop.guest()
    const told = contract.errors === 'oauth' ? 401 : 403
    expect((await shop.send(request, guest.token)).status).toBe(told)
    expect(one.by).toEqual(['customer'])
  })
})

const custom = operations.filter(
  ({ route, contract }) => / \/custom\//.test(route) && contract.auth !== 'none',
)

test.each(custom)('[S7.030] [S7.031] $name wants a token and a site', async ({ name, route }) => {
  const request = requestOf(route, withParams(caseOf(name)), nothing)
  expect((await shop.send(request)).status).toBe(401)
  const { token } = await shop.customer()
  const nameless = await fetch(`${shop.origin}${request.path}`, {
    method: request.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(request.method === 'GET' ? {} : { body: JSON.stringify(request.body ?? {}) }),
  })
  expect(nameless.status).toBe(400)
})

test('an operation that names a customer, a basket, an order or a list in its path is owned', () => {
  const named = operations.filter(({ route }) =>
    /\{(customerId|basketId|orderNo|listId|itemId|addressName|paymentInstrumentId|noticeId)\}/.test(route),
  )
  expect(named.filter(({ name }) => !caseOf(name).owned && !caseOf(name).open)).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestOf } from './testing/case.ts'
import { caseOf, cases, operations } from './testing/cases.ts'
import { openScene } from './testing/scene.ts'
import { type ConformanceShop, openConformanceShop, type Received } from './testing/shop.ts'

let shop: ConformanceShop
beforeAll(async () => {
  shop = await openConformanceShop()
})
afterAll(() => shop.close())

test('every operation of the engine has an entry here, and no other has', () => {
  expect(Object.keys(cases).toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
})

const budgets: [string, RegExp, number][] = [
  ['a list of products', /^(getProducts?|productSearch|getSearchSuggestions)$/, 6],
  ['a read or write of a basket', /basket/i, 10],
  ['an order', /order/i, 20],
]

test.each(budgets)('%s has a budget of statements', (_, pattern, most) => {
  const concerned = operations.filter(({ name }) => pattern.test(name))
  expect(concerned.filter(({ name }) => caseOf(name).statements > most)).toEqual([])
  expect(concerned.length).toBeGreaterThan(2)
})

const calls = operations.flatMap(({ name, route }) => {
  const { by } = caseOf(name)
  // Both prefixes of a basket lead to the same function.
  const owners = name.endsWith('V2') ? by.slice(0, 1) : by
  return owners.length > 0
    ? owners.map((owner) => ({ name, route, owner }))
    : [{ name, route, owner: 'nobody' }]
})

const statementsOf = ({ headers }: Received) => Number(headers.get('x-db-statements'))

test.each(calls)('$name succeeds for $owner, within its statements', async ({ name, route, owner }) => {
  const one = caseOf(name)
  const scene = await openScene(shop, owner === 'guest' ? 'guest' : 'customer', one.given)
  const request = requestOf(route, one, scene.ids)
  const token = owner === 'nobody' ? undefined : scene.owner.token
  const answer = await shop.send(request, token)
  expect(answer.status, answer.text.slice(0, 500)).toBe(one.status ?? 200)
  // A problem does not tell what it cost.
  if (answer.status >= 400) return
  expect(statementsOf(answer)).toBeLessThanOrEqual(one.statements)
})

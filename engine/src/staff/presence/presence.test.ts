import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../../baskets/testing.ts'
import { callAsStaff, openStaff, usersPath } from '../testing.ts'
import { staffHousekeeping } from '../housekeeping.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterEach(() => shop.clock.moveTo(undefined))
afterAll(() => shop.close())

const open = (cookie: string | undefined, id: string, isEditing = false) =>
  callAsStaff(shop, cookie, 'PUT', `${usersPath}/users/this/presence`, {
    body: { kind: 'order', id, isEditing },
  })
const others = async (cookie: string, id: string, isEditing?: boolean) =>
  ((await open(cookie, id, isEditing)).body.data as { isEditing: boolean; since: string }[]).map(
    (one) => one.isEditing,
  )
const pass = (seconds: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + seconds * 1_000))
const staff = async (roles: string) => (await openStaff(shop, roles)).cookie

test('who has the same thing open is told of one another, and whether they are typing', async () => {
  const [ana, beto] = [await staff('support@SV'), await staff('manager@SV')]
  expect(await others(ana, '1')).toEqual([])
  expect(await others(beto, '2')).toEqual([])
  expect(await others(beto, '1')).toEqual([false])
  expect(await others(ana, '1', true)).toEqual([false])
  const { body } = await open(beto, '1')
  expect(body).toMatchObject({ data: [{ name: 'Ana Prueba', isEditing: true }] })
  expect((await open(undefined, '1')).status).toBe(401)
})

test('who was not seen for a while is gone, and has come anew when they are seen again', async () => {
  const [ana, beto] = [await staff('support@SV'), await staff('manager@SV')]
  const sinceOf = async () => (await open(beto, '3')).body.data as { since: string }[]
  await open(ana, '3')
  const first = await sinceOf()
  expect(first).toHaveLength(1)
  pass(20)
  await open(ana, '3')
  pass(40)
  expect(await sinceOf()).toEqual(first)
  pass(46)
  expect(await sinceOf()).toEqual([])
  await open(ana, '3')
  const again = await sinceOf()
  expect(again[0]?.since.localeCompare(first[0]?.since ?? '')).toBe(1)
  pass(600)
  await staffHousekeeping.run(
    { ...(await shop.engine.merchantContext()), now: shop.clock.now() },
    {} as never,
  )
  expect((await shop.database.pool.query('select from staff_presence')).rowCount).toBe(0)
})

test('people of other places are not told of one another; those of the whole company are told of all', async () => {
  const [ana, abroad, owner] = [await staff('support@SV'), await staff('support@GT'), await staff('owner')]
  await open(ana, '4')
  expect(await others(abroad, '4')).toEqual([])
  expect(await others(owner, '4')).toEqual([false, false])
  expect(await others(abroad, '4')).toEqual([false])
})

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testPassword } from '../login/testing.ts'
import {
  basketsOf,
  createBasketWith,
  type OfficialShoppers,
  officialShoppers,
  quantitiesOf,
  screws,
  statusOf,
} from './testing/official-shoppers.ts'
import { type ConformanceShop, openConformanceShop } from './testing/shop.ts'

let shop: ConformanceShop
let guest: OfficialShoppers['guest']
let signIn: OfficialShoppers['signIn']
let account: OfficialShoppers['account']
let refresh: OfficialShoppers['refresh']
let signOut: OfficialShoppers['signOut']
beforeAll(async () => {
  shop = await openConformanceShop()
  ;({ guest, signIn, account, refresh, signOut } = officialShoppers(shop))
})
afterEach(() => shop.clock.moveTo(undefined))
afterAll(() => shop.close())

describe('users report it', () => {
  test('an expired token that was not refreshed is refused, refreshing goes on with the same basket', async () => {
    const visitor = await guest()
    const basketId = await createBasketWith(visitor, screws(2))
    shop.clock.moveTo(new Date(Date.now() + 31 * 60_000))
    expect(await statusOf(visitor.v1.getBasket({ parameters: { basketId } }))).toBe(401)
    const again = await refresh(visitor)
    expect(again.customerId).toBe(visitor.customerId)
    expect(quantitiesOf((await again.v1.getBasket({ parameters: { basketId } })).productItems)).toEqual({
      'QA-SCREW': 2,
    })
  })

  test('two tabs that refresh together stay signed in', async () => {
    const visitor = await guest()
    const login = await account(visitor)
    const ana = await signIn(login, visitor.usid)
    const tabs = await Promise.all([refresh(ana), refresh(ana), refresh(ana)])
    expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1)
    expect(await statusOf(refresh(tabs[0]))).toBe(200)
  })

  test('a refresh token used again much later ends the session', async () => {
    const visitor = await guest()
    const again = await refresh(visitor)
    shop.clock.moveTo(new Date(Date.now() + 60_000))
    expect(await statusOf(refresh(visitor))).toBe(400)
    expect(await statusOf(refresh(again))).toBe(400)
  })

  test('after signing out the tokens are worth nothing, and a new guest is somebody else', async () => {
    const visitor = await guest()
    const login = await account(visitor)
    const ana = await signIn(login, visitor.usid)
    await signOut(ana)
    expect(await statusOf(refresh(ana))).toBe(400)
    expect(await statusOf(basketsOf(ana))).toBe(401)
    expect((await guest(ana.usid)).customerId).not.toBe(ana.customerId)
  })

  test('a new password ends what was signed in before', async () => {
    const visitor = await guest()
    const login = await account(visitor)
    const ana = await signIn(login, visitor.usid)
    shop.clock.moveTo(new Date(Date.now() + 5_000))
    await ana.customers.updateCustomerPassword({
      parameters: { customerId: ana.customerId },
      body: { currentPassword: testPassword, password: `${testPassword}2` },
    })
    expect(await statusOf(basketsOf(ana))).toBe(401)
    expect(await statusOf(refresh(ana))).toBe(400)
  })
})

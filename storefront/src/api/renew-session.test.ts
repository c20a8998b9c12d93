import { expect, test } from 'vitest'
import { baskets } from './baskets.ts'
import type { Call } from './call.ts'
import { login } from './login.ts'
import { isProblem, Problem } from './problem.ts'
import { products } from './products.ts'
import { withSessionRenewal } from './renew-session.ts'
import { createShopperStore } from './shopper.ts'

/** A page of this shopper, in a browser whose cookie the test sets and whose engine knows that shopper alone. */
const pageOf = (shopper: string, refusal = new Problem(401, 'unauthorized', 'Unauthorized', '')) => {
  let cookie = `shopper_Lamina=${shopper}`
  let wanted = shopper
  const answered: string[] = []
  const shoppers = createShopperStore('Lamina', () => cookie)
  const engine = async (operation: string) => {
    if (!operation.includes('/shopper/auth/') && cookie !== `shopper_Lamina=${wanted}`) {
      cookie = ''
      throw refusal
    }
    answered.push(operation.split(' ')[0] ?? '')
    return {}
  }
  const call = withSessionRenewal(engine as unknown as Call, shoppers)
  const told: string[] = []
  shoppers.subscribe(() => told.push(shoppers.session()))
  return {
    shoppers,
    answered,
    told,
    write: () => call(baskets.createBasket, { body: {} }),
    read: () => call(products.getProduct, { params: { id: '1' } }),
    logIn: () => call(login.getUserInfo, { query: { channel_id: 'Lamina' } }),
    revoke: () => {
      wanted = 'nobody'
    },
    signIn: (name: string) => {
      wanted = name
      cookie = `shopper_Lamina=${name}`
      shoppers.refresh()
    },
    forgetCookies: () => {
      cookie = ''
    },
  }
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test.each(['revoked', 'that is a guest’s by now', 'without its cookies'])(
  'a write of a session %s waits for the customer to sign in, and is made once',
  async (how) => {
    const forbidden = new Problem(403, 'forbidden', 'Forbidden', '')
    const page = pageOf('registered.ana', how.includes('guest') ? forbidden : undefined)
    if (how === 'without its cookies') page.forgetCookies()
    else page.revoke()
    const writes = Promise.all([page.write(), page.read()])
    await nextTask()
    expect([page.shoppers.session(), page.answered]).toEqual(['login-required', []])
    expect(page.shoppers.read()).toEqual({ kind: 'registered', customerId: 'ana' })
    await page.logIn()
    page.signIn('registered.ana')
    await writes
    expect(page.answered.toSorted()).toEqual(['GET', 'GET', 'POST'])
    expect([page.shoppers.session(), page.told.at(-1)]).toEqual(['active', 'active'])
  },
)

test('after a declined sign-in the call fails; reads of the page fail from then on, a write asks again', async () => {
  const page = pageOf('registered.ana')
  page.revoke()
  const refused = page.write().catch((error: unknown) => error)
  await nextTask()
  page.shoppers.declineLogin()
  expect(isProblem(await refused, 'session-ended')).toBe(true)
  expect(isProblem(await page.read().catch((error: unknown) => error), 401)).toBe(true)
  expect(page.shoppers.session()).toBe('login-declined')
  const again = page.write()
  await nextTask()
  expect(page.shoppers.session()).toBe('login-required')
  page.signIn('registered.ana')
  await again
  expect(page.answered).toEqual(['POST'])
})

test('a waiting call is not sent when another customer signs in', async () => {
  const page = pageOf('registered.ana')
  page.revoke()
  void page.write()
  await nextTask()
  page.signIn('registered.eva')
  await nextTask()
  expect([page.shoppers.session(), page.answered]).toEqual(['login-required', []])
})

test('a guest’s page goes on as whoever the cookie says, and so does one whose customer signed out', async () => {
  const guest = pageOf('guest.')
  guest.signIn('registered.ana')
  expect(guest.shoppers.read()).toEqual({ kind: 'registered', customerId: 'ana' })
  guest.shoppers.allowChange()
  guest.signIn('guest.g1')
  expect(guest.shoppers.read()).toEqual({ kind: 'guest', customerId: 'g1' })
  await guest.write()
  expect(guest.answered).toEqual(['POST'])
})

// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { loadDialog } from '../../../ui/index.ts'
import { mount, settle } from '../../../ui/testing/mount.tsx'
import { basketQuery } from '../basket-query.ts'
import { MiniBasket } from './mini-basket.tsx'

let page: ReturnType<typeof mount> | undefined
beforeAll(loadDialog)
afterEach(() => page?.unmount())

type Kind = 'isProductFinished' | 'isProductQuote' | 'isMixedCart'

/** Buttons and links in the foot of the drawer of such a cart. */
const waysOf = async (kind: Kind | undefined, shopper: 'guest' | 'registered' = 'registered') => {
  const { env, around } = onStage({
    pathname: '/',
    shopper: { kind: shopper, customerId: 'c1' },
    transport: () => Promise.resolve({ status: 200, body: '{}' }),
  })
  const flow = { isProductFinished: false, isProductQuote: false, isMixedCart: false }
  env.queries.setQueryData(basketQuery(env).queryKey, {
    basketId: 'b1',
    currency: 'USD',
    productItems: kind
      ? [{ itemId: 'i1', productId: 'P1', productName: 'Tubo', quantity: 2, c_status: 'purchasable' }]
      : [],
    couponItems: [],
    c_productTypeForCheckoutFlow: { ...flow, ...(kind ? { [kind]: true } : {}) },
  })
  page = mount(around(<MiniBasket onClose={() => {}} />))
  await settle()
  const { host } = page
  const ways = [...host.querySelectorAll('dialog > div:last-child button, dialog > div:last-child a')].map(
    (one) => [one.textContent, one.getAttribute('href')],
  )
  const text = host.textContent ?? ''
  page.unmount()
  page = undefined
  return { ways, text }
}

test('[S2.141] the drawer of a cart that can be bought has finish and continue', async () => {
  const { ways } = await waysOf('isProductFinished')
  expect(ways).toEqual([
    ['Finalizar compra', null],
    ['Ver carrito', '/cart'],
    ['Continue shopping', null],
  ])
})

test.each(['isProductQuote', 'isMixedCart'] as const)(
  '[S2.141] the drawer of a cart to be quoted has quote and continue (%s)',
  async (kind) => {
    const { ways } = await waysOf(kind)
    expect(ways).toEqual([
      ['Cotizar', expect.stringContaining('quote')],
      ['Ver carrito', '/cart'],
      ['Seguir cotizando', null],
    ])
    expect((await waysOf(kind, 'guest')).ways[0]).toEqual(['Cotizar', expect.stringMatching(/^\/login\?/)])
  },
)

test('[S2.148] the drawer of an empty cart says so and has no way on', async () => {
  const { ways, text } = await waysOf(undefined)
  expect(ways).toEqual([])
  expect(text).toContain('Tu carrito está vacío.')
  expect(text).not.toMatch(/Ver carrito|Finalizar|Cotizar/)
})

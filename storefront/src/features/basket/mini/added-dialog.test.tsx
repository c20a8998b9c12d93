// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { loadDialog } from '../../../ui/index.ts'
import { mount, press, settle } from '../../../ui/testing/mount.tsx'
import type { Basket } from '../basket.ts'
import type { Added } from '../use-add-to-basket.ts'
import { AddedDialog } from './added-dialog.tsx'

let page: ReturnType<typeof mount> | undefined
beforeAll(loadDialog)
afterEach(() => page?.unmount())

type Kind = 'isProductFinished' | 'isProductQuote' | 'isMixedCart'
const added = {
  items: [{ productId: 'P1', quantity: 2 }],
  product: { choices: [{ label: 'Color', value: 'Azul' }] },
} as unknown as Added

const open = async (kind: Kind, priced = true) => {
  const line = (productId: string) => ({
    itemId: `i-${productId}`,
    productId,
    productName: `Lámina ${productId}`,
    quantity: 5,
    ...(priced ? { price: 60, priceAfterItemDiscount: 60, pricePerUnit: 12, basePrice: 12 } : {}),
  })
  const basket = {
    basketId: 'b1',
    currency: 'USD',
    productItems: [line('P1'), line('P2')],
    ...(priced ? { productSubTotal: 71.5 } : {}),
    c_productTypeForCheckoutFlow: {
      isProductFinished: false,
      isProductQuote: false,
      isMixedCart: false,
      [kind]: true,
    },
  } as unknown as Basket
  let closed = 0
  page = mount(onStage().around(<AddedDialog added={added} basket={basket} onClose={() => closed++} />))
  await settle()
  const { host } = page
  const ways = () =>
    [...host.querySelectorAll<HTMLElement>('button:not([aria-label]), a')].map((one) => [
      one.textContent,
      one.getAttribute('href'),
    ])
  const button = (text: string) =>
    [...host.querySelectorAll('button')].find((one) => one.textContent === text)
  return { host, ways, button, closed: () => closed }
}

test('[S2.130] [S2.131] says how many were added, and shows each with its choices, quantity and price', async () => {
  const { host } = await open('isProductFinished')
  expect(host.querySelector('h2')?.textContent).toBe('2 items added to cart')
  const text = host.textContent ?? ''
  expect(text).toContain('Lámina P1')
  expect(text).not.toContain('Lámina P2')
  expect(text).toContain('Color: Azul')
  expect(text).toMatch(/Cantidad: 5/)
  expect(text).toContain('60.00')
})

test('[S2.132] the subtotal is there for whom prices are there', async () => {
  expect((await open('isProductFinished')).host.textContent).toContain('71.50')
  page?.unmount()
  expect((await open('isProductFinished', false)).host.textContent).not.toContain('Subtotal')
})

test('[S2.133] [S2.134] [S2.135] [S2.136] a purchase is finished, a quote and a mixed cart are quoted, each in the cart', async () => {
  const more = ['Continue shopping', null]
  const quoting = ['Seguir cotizando', null]
  for (const [kind, ways] of [
    ['isProductFinished', [more, ['Finalizar compra', '/cart']]],
    ['isProductQuote', [quoting, ['Cotizar', '/cart']]],
    ['isMixedCart', [quoting, ['Cotizar', '/cart']]],
  ] as const) {
    expect((await open(kind)).ways(), kind).toEqual(ways)
    page?.unmount()
  }
})

test('[S2.136] [S4.039] going on quoting closes it, and so does its cross', async () => {
  const { host, button, closed } = await open('isProductQuote')
  press(button('Seguir cotizando') as HTMLElement)
  expect(closed()).toBe(1)
  press(host.querySelector('[aria-label=Cerrar]') as HTMLElement)
  expect(closed()).toBe(2)
})

// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { loadDialog } from '../../../ui/index.ts'
import { mount, press, settle, until } from '../../../ui/testing/mount.tsx'
import type { Basket, BasketLine } from '../basket.ts'
import { basketQuery } from '../basket-query.ts'
import { LineRow } from './line-row.tsx'

let page: ReturnType<typeof mount> | undefined
beforeAll(loadDialog)
afterEach(() => {
  page?.unmount()
  vi.useRealTimers()
})

const line = {
  itemId: 'i1',
  productId: 'P1',
  productName: 'Tubo',
  quantity: 4,
  c_stepQuantity: 2,
  c_status: 'purchasable',
  inventory: { ats: 50 },
  price: 46.8,
  priceAfterItemDiscount: 46.8,
  basePrice: 11.7,
} as unknown as BasketLine
const basket = { basketId: 'b1', currency: 'USD', productItems: [line], couponItems: [] } as unknown as Basket

/** A row of a filled cart; writes wait for the answer that is given. */
const open = async (shown: BasketLine = line, answer: Promise<void> = Promise.resolve()) => {
  const sent: string[] = []
  const { env, around } = onStage({
    transport: async (path, { method }) => {
      if (method !== 'GET') sent.push(`${method} ${path.replace(/\?.*/, '').replace(/.*\/baskets/, '')}`)
      await answer
      return { status: 200, body: JSON.stringify({ ...basket, productItems: [] }) }
    },
  })
  env.queries.setQueryData(basketQuery(env).queryKey, basket)
  page = mount(around(<LineRow line={shown} />))
  await settle()
  const { host, find } = page
  const answerWith = async (text: string) => {
    press([...host.querySelectorAll('dialog button')].find((one) => one.textContent === text) as HTMLElement)
    await settle()
  }
  const ask = async () => {
    press(find('[aria-label="Eliminar Tubo"]'))
    await until(() => find('dialog[open]'))
  }
  return { host, find, sent, ask, answerWith }
}

test('[S2.137] a stepper on both sides changes the quantity by the step of the product', async () => {
  const { find } = await open()
  const value = () => find<HTMLInputElement>('input').value
  press(find('[aria-label="Más"]'))
  expect(value()).toBe('6')
  press(find('[aria-label="Menos"]'))
  press(find('[aria-label="Menos"]'))
  expect(value()).toBe('2')
})

test('[S2.138] the price of a line is there for whom prices are there', async () => {
  expect((await open()).host.textContent).toContain('46.80')
  page?.unmount()
  const { price, priceAfterItemDiscount, basePrice, ...unpriced } = line
  expect([price, priceAfterItemDiscount, basePrice]).toEqual([46.8, 46.8, 11.7])
  expect((await open(unpriced as BasketLine)).host.textContent).not.toMatch(/\d\.\d\d/)
})

test('[S2.139] a line is removed once that is confirmed, and stays where it is not', async () => {
  const { host, sent, ask, answerWith } = await open()
  await ask()
  await answerWith('No, conservar')
  expect([host.querySelector('dialog[open]'), sent]).toEqual([null, []])
  await ask()
  await answerWith('Sí, eliminar')
  await until(() => expect(sent).toEqual(['DELETE /b1/items/i1']))
})

test('[S4.058] [S8.036] an overlay lies on the row until the change is done; a removal is told', async () => {
  let done = () => {}
  const { host, ask, answerWith } = await open(line, new Promise((resolve) => (done = resolve)))
  const busy = () => host.querySelector('[aria-busy=true]')
  expect(busy()).toBeNull()
  await ask()
  await answerWith('Sí, eliminar')
  await until(() => expect(busy()).not.toBeNull())
  await act(async () => done())
  await until(() => expect(document.body.textContent).toContain('Item removed from cart'))
  expect(busy()).toBeNull()
})

test('beside the quantity stands what it counts', async () => {
  const { host } = await open({ ...line, c_unit: 'caja' })
  expect(host.textContent).toContain('cajas')
})

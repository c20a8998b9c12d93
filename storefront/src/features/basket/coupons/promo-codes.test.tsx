// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { mount, press, submit, type, until } from '../../../ui/testing/mount.tsx'
import type { Basket } from '../basket.ts'
import { basketQuery } from '../basket-query.ts'
import { PromoCodes } from './promo-codes.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const basket = {
  basketId: 'b1',
  currency: 'USD',
  productItems: [],
  productSubTotal: 10,
  couponItems: [
    { couponItemId: 'c1', code: 'TECHO10', statusCode: 'applied' },
    { couponItemId: 'c2', code: 'ENVIO', statusCode: 'applied' },
  ],
} as unknown as Basket

const open = (status: number) => {
  const sent: string[] = []
  const { env, around } = onStage({
    transport: (path, { method }) => {
      sent.push(`${method} ${path.replace(/\?.*/, '').replace(/.*\/baskets/, '')}`)
      return Promise.resolve({ status, body: JSON.stringify(basket) })
    },
  })
  env.queries.setQueryData(basketQuery(env).queryKey, basket)
  page = mount(around(<PromoCodes basket={basket} />))
  const { find, host } = page
  return {
    sent,
    host,
    field: () => find<HTMLInputElement>('input'),
    apply: () => find<HTMLButtonElement>('[type=submit]'),
    send: () => submit(find('form')),
  }
}

test('[S2.158] [S2.159] [S2.160] a folded form asks for a code', () => {
  const { host, apply } = open(200)
  const fold = host.querySelector('details')
  expect([fold?.open, fold?.querySelector('summary')?.textContent]).toEqual([
    false,
    'Do you have a promo code?',
  ])
  expect(fold?.querySelector('label')?.textContent).toBe('Promo Code')
  expect(apply().textContent).toBe('Apply')
})

test('[S5.002] two characters are too few to apply, three are enough', () => {
  const { field, apply } = open(200)
  type(field(), 'AB ')
  expect(apply().disabled).toBe(true)
  type(field(), 'ABC')
  expect(apply().disabled).toBe(false)
})

test('[S5.003] a code that the shop does not take is told at the field', async () => {
  const { host, field, send } = open(200)
  type(field(), 'NADA')
  await send()
  const words = 'Check the code and try again, it may already be applied or the promo has expired.'
  await until(() => expect(host.textContent).toContain(words))
  const id = field().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe(words)
})

test('[S2.156] each code has a button that removes it', async () => {
  const { host, sent } = open(200)
  const buttons = [...host.querySelectorAll<HTMLElement>('li button')]
  expect(buttons).toHaveLength(2)
  press(buttons[1] as HTMLElement)
  await until(() => expect(sent).toEqual(['DELETE /b1/coupons/c2']))
})

test('[S8.019] a removal that fails says so in the generic words', async () => {
  const { host } = open(500)
  press(host.querySelector('li button') as HTMLElement)
  await until(() => expect(document.body.textContent).toContain('Something went wrong. Try again!'))
})

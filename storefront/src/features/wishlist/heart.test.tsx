// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press, until } from '../../ui/testing/mount.tsx'
import { Heart } from './heart.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const wish = { id: 'w1', productId: 'P1', priority: 1, public: false, type: 'product', quantity: 1 }

/** A heart whose customer has a list of these; every write gets this status. */
const open = (items: object[], status = 200) => {
  const sent: string[] = []
  const { around } = onStage({
    transport: (path, { method }) => {
      const at = path.replace(/\?.*/, '').replace(/.*\/product-lists/, '')
      if (method !== 'GET') sent.push(`${method} ${at}`)
      const list = { id: 'l1', type: 'wish_list', customerProductListItems: items }
      const body = method === 'GET' && at === '' ? { data: [list], total: 1, limit: 1 } : wish
      return Promise.resolve({ status: method === 'GET' ? 200 : status, body: JSON.stringify(body) })
    },
  })
  page = mount(around(<Heart productId="P1" name="Lámina" />))
  const button = page.find('button')
  const isPressed = (pressed: boolean) =>
    until(() => expect(button.getAttribute('aria-pressed')).toBe(String(pressed)))
  return { sent, isPressed, press: () => press(button) }
}
const toast = (words: string) => until(() => expect(document.body.textContent).toContain(words))

test('[S2.111] [S4.061] [S4.062] [S8.033] a heart keeps the product; a notice says so and leads to the list', async () => {
  const heart = open([])
  await heart.isPressed(false)
  heart.press()
  await toast('1 item added to wishlist')
  expect(heart.sent).toEqual(['POST /l1/items'])
  const view = [...document.querySelectorAll('a')].find((one) => one.textContent === 'View')
  expect(view?.getAttribute('href')).toBe('/account/wishlist')
})

test('[S4.063] [S8.035] pressed again it is taken out', async () => {
  const heart = open([wish])
  await heart.isPressed(true)
  heart.press()
  await toast('Item removed from wishlist')
  expect(heart.sent).toEqual(['DELETE /l1/items/w1'])
})

test('[S8.034] one that another device has put there is told', async () => {
  const items: object[] = []
  const heart = open(items)
  await heart.isPressed(false)
  items.push(wish)
  heart.press()
  await toast('Item is already in wishlist')
  expect(heart.sent).toEqual([])
})

test('[S8.002] a failure is told in the generic words', async () => {
  const heart = open([], 500)
  await heart.isPressed(false)
  heart.press()
  await toast('Something went wrong. Try again!')
})

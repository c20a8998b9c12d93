// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press, settle, until } from '../../ui/testing/mount.tsx'
import { type Basket, basketQuery } from '../basket/index.ts'
import { AddOutcome } from './add-outcome.tsx'
import { MissedRunsNotice } from './missed-runs-notice.tsx'
import { useAddGoods } from './use-add-goods.ts'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const cut = { minMm: 1000, maxMm: 12_000, stepMm: 10, minTotalMm: 50_000 }

/** Seven decks of 4 m: 28 m of a run of 50. */
const decks = [{ productId: 'DECK', quantity: 7, c_lengthMetersToBuy: 4 }]

type Line = { itemId: string; productId: string; quantity: number; c_lengthMetersToBuy: number }

const cartOf = (...productItems: Line[]) => {
  const value = productItems.reduce((sum, line) => sum + line.quantity * line.c_lengthMetersToBuy, 0)
  const totals = value > 0 ? { DECK: { value, missingMt: Math.max(0, 50 - value) } } : {}
  return {
    basketId: 'b1',
    currency: 'USD',
    productItems,
    c_totalLengthByProduct: totals,
  } as unknown as Basket
}

const deckLine = (quantity: number, metres = 4, itemId = `of ${metres}`): Line => ({
  itemId,
  productId: 'DECK',
  quantity,
  c_lengthMetersToBuy: metres,
})

const List = ({ items, lineCount }: { items: typeof decks; lineCount?: number }) => {
  const add = useAddGoods(items)
  return (
    <main>
      <MissedRunsNotice
        items={items}
        goodsOf={() => ({ name: 'Losacero', text: '', cut })}
        addedMm={add.addedMm}
      />
      <AddOutcome
        add={add}
        named={() => ({ name: 'Losacero', cut: true })}
        {...(lineCount === undefined ? {} : { lineCount })}
      />
      <button type="button" onClick={() => add.add('Losa')}>
        Agregar
      </button>
    </main>
  )
}

/** A page with the list over a shop whose cart is `before`, and `after` once the list was added. */
const listOver = (before: Basket, after: Basket | { problem: object }, items = decks, lineCount?: number) => {
  const sent: unknown[] = []
  const { env, around } = onStage({
    transport: (path, { method, body }) => {
      if (method === 'GET' && path.includes('/baskets'))
        return Promise.resolve({ status: 200, body: JSON.stringify({ baskets: [before], total: 1 }) })
      if (method === 'GET')
        return Promise.resolve({ status: 200, body: JSON.stringify({ data: [], total: 0 }) })
      sent.push([method, JSON.parse(body ?? 'null')])
      if (method === 'PATCH') return Promise.resolve({ status: 200, body: JSON.stringify(before) })
      return Promise.resolve(
        'problem' in after
          ? { status: 409, body: JSON.stringify(after.problem) }
          : { status: 200, body: JSON.stringify(after) },
      )
    },
  })
  const { queryKey } = basketQuery(env)
  const shown = mount(around(<List items={items} {...(lineCount === undefined ? {} : { lineCount })} />))
  page = shown
  return {
    sent,
    /** Metres the list lacks by the page, and whether the page says that it is in the cart. */
    says: () => [
      shown.host.textContent?.match(/Faltan ([\d.]+)\sm/)?.[1],
      /Tu lista está en el carrito/.test(shown.host.textContent ?? ''),
    ],
    text: () => shown.host.textContent ?? '',
    press: (name: string) => {
      const button = [...shown.host.querySelectorAll('button')].find((one) => one.textContent === name)
      press(button ?? document.body)
    },
    cart: async (basket: Basket) => {
      act(() => void env.queries.setQueryData(queryKey, basket))
      await settle()
    },
  }
}

test('[T1.327] a list that was added counts towards its run as long as the cart holds it: not once it is undone', async () => {
  const metre = deckLine(1, 1)
  const { says, press: pressButton, sent } = listOver(cartOf(metre), cartOf(metre, deckLine(7)))
  await until(() => expect(says()).toEqual(['21', false]))
  pressButton('Agregar')
  await until(() => expect(says()).toEqual(['21', true]))
  pressButton('Deshacer')
  await until(() => expect(says()).toEqual(['21', false]))
  expect(sent.at(-1)).toEqual(['PATCH', [{ itemId: 'of 4', quantity: 0 }]])
})

test('[T1.327] what another tab takes out or adds is told by what the cart holds', async () => {
  const { says, press: pressButton, cart } = listOver(cartOf(deckLine(1)), cartOf(deckLine(8)))
  await until(() => expect(says()).toEqual(['18', false]))
  pressButton('Agregar')
  await until(() => expect(says()).toEqual(['18', true]))
  // Three of the seven are left, beside the one of before; then none; then two more than the list has.
  await cart(cartOf(deckLine(4)))
  expect(says()).toEqual(['18', true])
  await cart(cartOf(deckLine(1)))
  expect(says()).toEqual(['18', false])
  await cart(cartOf())
  expect(says()).toEqual(['22', false])
  await cart(cartOf(deckLine(10)))
  expect(says()).toEqual(['10', true])
})

test('[T1.410] a cart that was still to come when the list was added keeps what it had', async () => {
  const { says, press: pressButton, sent } = listOver(cartOf(deckLine(2)), cartOf(deckLine(9)))
  pressButton('Agregar')
  await until(() => expect(says()).toEqual(['14', true]))
  pressButton('Deshacer')
  await until(() => expect(sent.at(-1)).toEqual(['PATCH', [{ itemId: 'of 4', quantity: 2 }]]))
})

test('[T1.410] of a list whose other lines wait it is said how many are in the cart, also of what was taken out since', async () => {
  const two = [...decks, { productId: 'SCREW', quantity: 4, c_lengthMetersToBuy: 1 }]
  const screws = { ...deckLine(4, 1, 'screws'), productId: 'SCREW' }
  const { says, text, press: pressButton, cart } = listOver(cartOf(), cartOf(deckLine(7), screws), two, 3)
  pressButton('Agregar')
  await until(() => expect(text()).toContain('2 de 3 líneas están en el carrito.'))
  expect(says()[1]).toBe(false)
  await cart(cartOf(deckLine(7)))
  expect(text()).toContain('1 de 3 líneas está en el carrito.')
})

test('[T1.410] of a list of which the store has nothing each is named, with what there is', async () => {
  const problem = { type: '/problems/product-item-not-available', productId: 'DECK', available: 3 }
  const two = [...decks, { productId: 'DECK', quantity: 1, c_lengthMetersToBuy: 2 }]
  const { text, press: pressButton } = listOver(cartOf(), { problem }, two)
  pressButton('Agregar')
  await until(() => expect(text()).toContain('Fuera quedó: Losacero. En la tienda hay 3 m.'))
})

// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press, until } from '../../ui/testing/mount.tsx'
import type { Basket } from './basket.ts'
import { basketQuery } from './basket-query.ts'
import { DeliveryAction } from './delivery-action.tsx'
import { LazyDeliveryAction } from './lazy-delivery-action.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const flow = { isProductFinished: true, isProductQuote: false, isMixedCart: false }
const line = (itemId: string, pickUp: boolean, store?: string) => ({
  itemId,
  productId: itemId,
  quantity: 1,
  shipmentId: 'me',
  c_pickUpProduct: pickUp,
  ...(store ? { c_store: store } : {}),
})
const basketOf = (productItems: object[], change: object = {}) =>
  ({
    basketId: 'b-1',
    c_productTypeForCheckoutFlow: flow,
    shipments: [{ shipmentId: 'me' }],
    productItems,
    ...change,
  }) as unknown as Basket

/** The button of a basket, and what a press of it sends. */
const withBasket = (basket: Basket) => {
  const sent: unknown[] = []
  const { env, around } = onStage({
    transport: (path, { method, body }) => {
      if (method === 'GET') {
        const stores = { data: [{ id: 'SV-9', name: 'Nueve', countryCode: 'SV' }], total: 1 }
        return Promise.resolve({ status: 200, body: JSON.stringify(stores) })
      }
      sent.push([method, path.split('?')[0]?.split('/baskets/')[1], JSON.parse(body ?? 'null')])
      return Promise.resolve({ status: 200, body: JSON.stringify(basket) })
    },
  })
  env.queries.setQueryData(basketQuery(env).queryKey, basket)
  page = mount(around(<DeliveryAction basket={basket} />))
  return { button: page.host.querySelector('button'), sent }
}

test('[S4.020] one press has all collected where each line is promised, another has it brought', async () => {
  const brought = withBasket(basketOf([line('a', false, 'SV-1'), line('b', false, 'SV-2')]))
  expect(brought.button?.textContent).toBe('Retirar en tienda')
  if (brought.button) press(brought.button)
  await until(() => expect(brought.sent).toHaveLength(1))
  expect(brought.sent).toEqual([
    [
      'PATCH',
      'b-1/items',
      [
        { itemId: 'a', c_pickUpProduct: true, c_store: 'SV-1' },
        { itemId: 'b', c_pickUpProduct: true, c_store: 'SV-2' },
      ],
    ],
  ])
  page?.unmount()
  const collected = withBasket(basketOf([line('a', true, 'SV-1')]))
  expect(collected.button?.textContent).toBe('Que me lo lleven')
  if (collected.button) press(collected.button)
  await until(() => expect(collected.sent).toHaveLength(1))
  expect(collected.sent).toEqual([['PATCH', 'b-1/items', [{ itemId: 'a', c_pickUpProduct: false }]]])
})

test('a cart that goes both ways, to two places, or to a quote is not changed at one press', () => {
  const both = [line('a', true, 'SV-1'), line('b', false)]
  expect(withBasket(basketOf(both)).button).toBeNull()
  page?.unmount()
  const shipments = [{ shipmentId: 'me' }, { shipmentId: 'two' }]
  const apart = [line('a', false), { ...line('b', false), shipmentId: 'two' }]
  expect(withBasket(basketOf(apart, { shipments })).button).toBeNull()
  page?.unmount()
  const quoted = { c_productTypeForCheckoutFlow: { ...flow, isProductFinished: false, isProductQuote: true } }
  page = mount(onStage().around(<LazyDeliveryAction basket={basketOf([line('a', false)], quoted)} />))
  expect(page.host.querySelector('button')).toBeNull()
})

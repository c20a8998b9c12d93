import { expect, test } from 'vitest'
import {
  beginCheckout,
  buildPurchase,
  cartEvents,
  purchase,
  viewCart,
  viewItem,
  viewItemList,
} from './events.ts'
import { quantityChanges } from './quantity-changes.ts'

type Line = { productId: string; quantity: number; basePrice?: number; c_lengthMetersToBuy?: number }
const line = (one: Line) => ({ itemId: one.productId, productName: `The ${one.productId}`, ...one })
const basket = (...lines: Line[]) => ({ currency: 'USD', productItems: lines.map(line) }) as never

test('[S3.034] [S7.066] the record of a purchase: number, total, tax, delivery, currency and items', () => {
  const order = {
    orderNo: '00028011',
    orderTotal: 113,
    taxTotal: 13,
    shippingTotal: 5,
    currency: 'USD',
    productItems: [line({ productId: 'A', quantity: 2, basePrice: 54 })] as never,
  }
  expect(buildPurchase(order)).toEqual({
    transaction_id: '00028011',
    value: 113,
    tax: 13,
    shipping: 5,
    currency: 'USD',
    items: [{ item_id: 'A', item_name: 'The A', quantity: 2, price: 54 }],
  })
  expect(purchase(order)).toEqual({ event: 'purchase', ecommerce: buildPurchase(order) })
})

test('[S7.062] a checkout that was entered tells what is in the cart', () => {
  const cart = {
    ...(basket({ productId: 'A', quantity: 2, basePrice: 7.3 }) as object),
    productSubTotal: 14.6,
  }
  expect(beginCheckout(cart as never)).toEqual({
    event: 'begin_checkout',
    ecommerce: {
      currency: 'USD',
      value: 14.6,
      items: [{ item_id: 'A', item_name: 'The A', quantity: 2, price: 7.3 }],
    },
  })
})

test('[S7.060] [S7.061] [S7.065] where no price is known no member tells one', () => {
  const product = viewItem({ id: 'A', name: 'A', currency: 'USD' })
  const cart = viewCart(basket({ productId: 'A', quantity: 1 }))
  const list = viewItemList(
    { tiles: [{ shownId: 'A', name: 'A' }] as never },
    { id: 'techos', name: 'techos', currency: 'USD' },
  )
  expect(JSON.stringify([product, cart, list])).not.toMatch(/price|value/)
  expect(viewCart(null).ecommerce).toEqual({ items: [] })
})

test('[S7.060] [S7.061] [S7.065] product, cart and list are told by name, with what a customer pays', () => {
  expect(viewItem({ id: 'A', name: 'The A', price: 7.3, currency: 'USD' })).toEqual({
    event: 'view_item',
    ecommerce: {
      currency: 'USD',
      value: 7.3,
      items: [{ item_id: 'A', item_name: 'The A', quantity: 1, price: 7.3 }],
    },
  })
  const cart = {
    ...(basket({ productId: 'A', quantity: 2, basePrice: 7.3 }) as object),
    productSubTotal: 14.6,
  }
  expect(viewCart(cart as never)).toEqual({
    event: 'view_cart',
    ecommerce: {
      currency: 'USD',
      value: 14.6,
      items: [{ item_id: 'A', item_name: 'The A', quantity: 2, price: 7.3 }],
    },
  })
  const tiles = [{ shownId: 'A', name: 'The A', price: 7.3 }] as never
  expect(viewItemList({ tiles }, { id: 'techos', name: 'Techos', currency: 'USD' })).toEqual({
    event: 'view_item_list',
    ecommerce: {
      currency: 'USD',
      item_list_id: 'techos',
      item_list_name: 'Techos',
      items: [{ item_id: 'A', item_name: 'The A', index: 0, price: 7.3 }],
    },
  })
})

test('[S7.063] [S7.064] what grew was added and what shrank was removed, only of the products a write was about', () => {
  const before = basket(
    { productId: 'A', quantity: 2, basePrice: 0.1 },
    { productId: 'B', quantity: 5, basePrice: 1 },
  )
  const after = basket(
    { productId: 'A', quantity: 5, basePrice: 0.1 },
    { productId: 'B', quantity: 9, basePrice: 1 },
  )
  const raised = cartEvents(quantityChanges({ before, after, productIds: ['A'] }), 'USD')
  expect(raised).toEqual([
    {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'USD',
        value: 0.3,
        items: [{ item_id: 'A', item_name: 'The A', quantity: 3, price: 0.1 }],
      },
    },
  ])
  const gone = cartEvents(quantityChanges({ before: after, after: basket(), productIds: ['B'] }), 'USD')
  expect(gone).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { items: [{ item_id: 'B', quantity: 9 }] } },
  ])
  expect(cartEvents(quantityChanges({ before, after: before, productIds: ['A', 'B'] }), 'USD')).toEqual([])
})

test('another length of the same product is another thing', () => {
  const before = basket({ productId: 'S', quantity: 2, c_lengthMetersToBuy: 3 })
  const after = basket({ productId: 'S', quantity: 2, c_lengthMetersToBuy: 4 })
  const changes = quantityChanges({ before, after, productIds: ['S'] })
  expect(changes.map(({ direction, pieces }) => [direction, pieces])).toEqual([
    ['removed', 2],
    ['added', 2],
  ])
})

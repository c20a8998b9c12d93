import { expect, test } from 'vitest'
import { translateTo } from '../../lib/i18n.ts'
import { orderSums } from './order-sums.ts'

const order = {
  delivery: 'both',
  productSubTotal: 100,
  discounts: [{ name: 'Cupón QA5', amount: 5 }],
  shippingTotal: 20,
  taxTotal: 13.23,
  orderTotal: 115,
} as const
const pickedUp = { ...order, delivery: 'pickup', discounts: [], shippingTotal: 0, orderTotal: 100 } as const
const rows = (of: Parameters<typeof orderSums>[0], language: 'es' | 'en' = 'es') =>
  orderSums(of, { t: translateTo(language), money: (amount) => amount.toFixed(2), taxName: 'IVA' }).map(
    ({ title, value }) => `${title} ${value}`,
  )

test('what is taken off, what the delivery costs and the tax stand between the lines and the total', () => {
  expect(rows({ ...order, discounts: [...order.discounts] })).toEqual([
    'Subtotal 100.00',
    'Cupón QA5 −5.00',
    'Envío 20.00',
    'IVA incluido 13.23',
    'Total 115.00',
  ])
})

test('an order that is picked up has no delivery, one that is brought for nothing says so', () => {
  expect(rows({ ...pickedUp, discounts: [] }, 'en')).toEqual(['VAT (IVA) included 13.23', 'Total 100.00'])
  expect(rows({ ...pickedUp, discounts: [], delivery: 'delivery' })).toEqual([
    'Subtotal 100.00',
    'Envío Gratis',
    'IVA incluido 13.23',
    'Total 100.00',
  ])
})

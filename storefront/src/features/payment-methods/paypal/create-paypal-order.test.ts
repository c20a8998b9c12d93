import { expect, test } from 'vitest'
import type { Call } from '../../../api/call.ts'
import { createPaypalOrder } from './create-paypal-order.ts'

const answering = (answer: object) => ({ call: (() => Promise.resolve(answer)) as unknown as Call })

test('[S7.040] an answer without an order id is an error', async () => {
  await expect(createPaypalOrder(answering({ c_approveUrl: 'https://paypal.example' }), 'b')).rejects.toThrow(
    /no order/,
  )
  expect(
    await createPaypalOrder(answering({ orderId: 'O1', c_approveUrl: 'https://paypal.example' }), 'b'),
  ).toEqual({ orderId: 'O1', approveUrl: 'https://paypal.example' })
})

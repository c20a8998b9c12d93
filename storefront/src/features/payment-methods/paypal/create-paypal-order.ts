import type { Env } from '../../../api/env.tsx'
import { paypal } from '../../../api/paypal.ts'

/** What a page needs of an order at PayPal: its id and the approval window's address. */
export type PaypalOrder = { orderId: string; approveUrl: string }

/** Makes an order at PayPal for the basket. Throws when the answer names none (S7.040). */
export const createPaypalOrder = async (
  { call }: Pick<Env, 'call'>,
  basketId: string,
): Promise<PaypalOrder> => {
  const { orderId, c_approveUrl: approveUrl } = await call(paypal.createPaypalOrder, { body: { basketId } })
  if (!orderId || !approveUrl) throw new Error('create-paypal-order answered no order')
  return { orderId, approveUrl }
}

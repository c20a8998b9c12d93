import { basketNotFound } from '../baskets/index.ts'
import { unavailable } from '../kernel/problem.ts'
import { Body, Open, Type } from '../kernel/schema.ts'
import { basketNotPayable, forgedNotice, paypalNotOffered } from './problems.ts'

export const paypalContract = {
  createPaypalOrder: {
    auth: 'registered',
    body: Body('paypal_order', { basketId: Type.String({ maxLength: 100 }) }),
    answer: Open('PaypalOrder', {
      orderId: Type.String(),
      /** The approval window. */
      c_approveUrl: Type.String(),
      /** What the shopper approves, and the stored rate (units for one dollar) with its day. */
      c_amountUsd: Type.Number(),
      c_perUsd: Type.String(),
      c_rateDate: Type.String(),
    }),
    problems: [paypalNotOffered, basketNotFound, basketNotPayable, unavailable],
    perMinute: 30,
  },
  receivePaypalNotice: {
    auth: 'none',
    consumes: 'raw',
    problems: [paypalNotOffered, forgedNotice, unavailable],
  },
} as const

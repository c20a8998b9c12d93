import type { Operation } from '../../kernel/operation.ts'
import type { ordersContract } from '../contract.ts'
import { findPayment } from '../payment/find-payment.ts'
import { paymentView } from './get-payment.ts'

/**
 * The shopper is back from the bank's page. Like `getPayment`; with `abandon` what the bank has not heard an answer
 * to is given up, and the basket is open again.
 */
export const finishPayment: Operation<typeof ordersContract.finishPayment> = async (ctx, { params, body }) =>
  paymentView(await findPayment(ctx, params.transactionId, body?.abandon === true))

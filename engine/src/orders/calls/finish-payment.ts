import type { Ctx } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { ordersContract } from '../contract.ts'
import { findPayment } from '../payment/find-payment.ts'
import { paymentView } from './get-payment.ts'
import { paymentNotFound } from '../problems.ts'
import { selectIsOwnPayment } from '../queries.ts'

/**
 * The shopper is back from the bank's page. Like `getPayment`; with `abandon` what the bank has not heard an answer
 * to is given up, and the basket is open again. To know the id is enough to ask, not to end somebody's order:
 * problem 404 payment-not-found.
 */
export const finishPayment = (async (ctx, { params: { transactionId }, body }) => {
  const abandon = body?.abandon === true
  if (abandon && !(await isOwnPayment(ctx, transactionId))) throw paymentNotFound('There is no such payment.')
  return paymentView(await findPayment(ctx, transactionId, abandon))
}) satisfies Operation<typeof ordersContract.finishPayment>

const isOwnPayment = async ({ db, site, shopper }: Ctx, transactionId: string) =>
  shopper.kind !== 'nobody' &&
  (await db.maybe(selectIsOwnPayment(site.siteId, shopper.customerId, transactionId))) !== undefined

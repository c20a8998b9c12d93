import type { Ctx } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { ordersContract } from '../contract.ts'
import { findPayment } from '../payment/find-payment.ts'
import { paymentView } from './get-payment.ts'
import { paymentNotFound } from '../problems.ts'
import { selectIsOwnPayment } from '../queries.ts'

/**
 * The shopper is back from the bank's page. With the bank's own `authenticationId` the bank has heard their answer, and
 * the money is asked for now; with `abandon` what is still open is given up, and the basket is open again; like
 * `getPayment` else. To know the payment's id is enough to ask, not to end somebody's order: problem 404
 * payment-not-found.
 */
export const finishPayment = (async (ctx, { params: { transactionId }, body }) => {
  const abandoned = body?.abandon === true
  if (abandoned && !(await isOwnPayment(ctx, transactionId)))
    throw paymentNotFound('There is no such payment.')
  const { authenticationId } = body ?? {}
  return paymentView(await findPayment(ctx, transactionId, { abandoned, authenticationId }))
}) satisfies Operation<typeof ordersContract.finishPayment>

const isOwnPayment = async ({ db, site, shopper }: Ctx, transactionId: string) =>
  shopper.kind !== 'nobody' &&
  (await db.maybe(selectIsOwnPayment(site.siteId, shopper.customerId, transactionId))) !== undefined

import type { Ctx } from '../../kernel/context.ts'
import { paymentBalance, type Payment } from '../../payments/index.ts'
import { noteReturn } from '../payment/settle-from-processor.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import type { Difference } from './compare-movements.ts'

/**
 * Catches up with what a vendor did without the shop: money that went back is written down, and an order that lost all
 * of it is not paid any more; money that came for an order is its payment, or goes back where the order was given up.
 * False where a person has to look.
 */
export const noteDifference = async (
  ctx: Ctx,
  payment: Payment,
  { kind, reference, vendorMinor: amountMinor = 0 }: Difference,
): Promise<boolean> => {
  if (kind === 'unknown-return') {
    const left = (await paymentBalance(ctx, ctx.db, payment.id)) - amountMinor
    const isReversed = payment.status === 'paid' && left <= 0
    await noteReturn(ctx, payment, { isReversed, returned: { reference, amountMinor } })
    return true
  }
  if (kind !== 'unknown-taken' || amountMinor !== payment.amountMinor) return false
  const { payment: settled } = await settlePayment(ctx, payment, { state: 'paid', reference, amountMinor })
  return settled.status === 'paid' ? settled.reference === reference : true
}

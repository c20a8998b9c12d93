import type { Job } from '../../kernel/outbox.ts'
import { Problem } from '../../kernel/problem.ts'
import { transitionOrder } from '../transition-order.ts'
import { type Refund, refundJob } from './queue-refund.ts'

/** Refunds a cancelled order; retried until the processor has done it. */
export const refundCancelled: Job<Refund> = {
  name: refundJob,
  run: async (ctx, { orderNo }) => {
    try {
      await transitionOrder(ctx, orderNo, 'refund')
    } catch (error) {
      // The merchant was faster.
      if (!(error instanceof Problem) || error.kind.status !== 409) throw error
    }
  },
}

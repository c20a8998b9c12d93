import type { Job } from '../../kernel/outbox.ts'
import { reconcileDuePayments } from './reconcile-payments.ts'

/** Once a day, whatever process runs it. */
export const reconciliationJob: Job = {
  name: 'payments.reconcile',
  everyMinute: true,
  run: reconcileDuePayments,
}

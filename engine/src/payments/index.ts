import { defineModule } from '../kernel/operation.ts'
import { paymentsContract } from './contract.ts'
import { getCardFields } from './get-card-fields.ts'
import { paymentsRoutes } from './routes.ts'

export { ask, attempt, giveBack, letGo, pursue } from './attempt.ts'
export { isFinal, type Payment, type PaymentMethodId, type PaymentResult } from './payment.ts'
export type { PaymentDetails } from './processor.ts'
export { isPayable } from './processors.ts'
export {
  insertPayment,
  selectDuePayments,
  selectPayment,
  selectPaymentAtProcessor,
  selectPaymentOfOrder,
  touchPayment,
  updatePayment,
} from './queries.ts'

export const paymentsModule = defineModule({
  name: 'payments',
  routes: paymentsRoutes,
  contract: paymentsContract,
  operations: { getCardFields },
})

import { defineProblem } from '../kernel/problem.ts'

/** There is less than is to be taken. Carries `productId` and `available`. */
export const notEnoughStock = defineProblem(409, 'not-enough-stock', 'Not Enough Stock')
/** The transfer's status does not allow this step. Carries `status`. */
export const transferStatusTransition = defineProblem(
  409,
  'transfer-status-transition',
  'Transfer Status Transition',
)

import { defineProblem } from '../../kernel/problem.ts'

/** What was handed in is not what is to be paid. Carries `expected`. */
export const amountDiffers = defineProblem(409, 'amount-differs', 'Amount Differs')
/** Carries `available`: what was taken and has neither gone back nor been promised back. */
export const refundNotPossible = defineProblem(409, 'refund-not-possible', 'Refund Not Possible')

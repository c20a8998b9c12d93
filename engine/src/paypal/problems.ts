import { defineProblem } from '../kernel/problem.ts'

export const paypalNotOffered = defineProblem(404, 'payment-method-not-found', 'Payment Method Not Found')
/** The basket has no total yet, or nothing that can be paid. Carries `basketId`. */
export const basketNotPayable = defineProblem(400, 'basket-incomplete', 'Basket Incomplete')
export const forgedNotice = defineProblem(400, 'invalid-webhook', 'Invalid Webhook')

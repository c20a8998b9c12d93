import { defineProblem } from '../kernel/problem.ts'

export const cardsNotOffered = defineProblem(404, 'payment-method-not-found', 'Payment Method Not Found')

import { defineProblem } from '../kernel/problem.ts'

export const cardsNotOffered = defineProblem(404, 'payment-method-not-found', 'Payment Method Not Found')
export const cardTokenNotValid = defineProblem(400, 'card-token-not-valid', 'Card Token Not Valid')

import { defineProblem } from '../kernel/problem.ts'

/** Clients of this call read `statusCode` in the body, so each problem repeats its status there (S7.038). */
export const invalidSubscription = defineProblem(400, 'invalid-subscription', 'Invalid Body')
export const duplicateSubscription = defineProblem(409, 'duplicate-subscription', 'Duplicate')
export const invalidLink = defineProblem(404, 'invalid-subscription-link', 'Invalid Link')

import { defineProblem } from '../kernel/problem.ts'

/** The slug is the platform's, misspelling and all. */
export const contextNotFound = defineProblem(404, 'shopper-context-no-found', 'Shopper Context Not Found')

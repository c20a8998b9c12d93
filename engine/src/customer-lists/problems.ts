import { defineProblem } from '../kernel/problem.ts'

export const customerNotFound = defineProblem(404, 'customer-not-found', 'Customer Not Found')
export const customerListNotFound = defineProblem(404, 'customer-list-not-found', 'Customer List Not Found')
export const addressNotFound = defineProblem(404, 'address-not-found', 'Address Not Found')

/** What every call for one customer may answer. */
export const customerProblems = [customerListNotFound, customerNotFound] as const

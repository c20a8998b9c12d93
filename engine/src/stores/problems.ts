import { defineProblem } from '../kernel/problem.ts'

export const missingPostalCode = defineProblem(400, 'missing-postal-code', 'Missing Postal Code')

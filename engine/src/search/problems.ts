import { defineProblem } from '../kernel/problem.ts'

export const phraseTooShort = defineProblem(400, 'string-constraint-violation', 'String Constraint Violation')
export const nothingAsked = defineProblem(400, 'missing-query-parameter', 'Missing Query Parameter')

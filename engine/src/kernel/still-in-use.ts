import { defineProblem } from './problem.ts'

/** Something else still needs it. Carries `usedBy`, at most 20 of them. */
export const stillInUse = defineProblem(409, 'still-in-use', 'Still In Use')

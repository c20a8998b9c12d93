import { defineProblem } from '../kernel/problem.ts'

/** It has ended, or has no result yet. Carries `executionStatus`. */
export const executionStatusConflict = defineProblem(409, 'execution-status', 'Execution Status')

import { defineProblem } from '../kernel/problem.ts'

/** Clients show the `detail` (S7.034), so the text is in the language of the call. */
export const invalidCase = defineProblem(400, 'invalid-case', 'Invalid Case')
export const caseNotFound = defineProblem(404, 'case-not-found', 'Case Not Found')
export const tooManyFiles = defineProblem(400, 'too-many-files', 'Too Many Files')

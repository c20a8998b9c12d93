import { defineProblem } from '../../kernel/problem.ts'

/** The thing was changed since the caller read it. Carries `current` and `etag`. */
export const preconditionFailed = defineProblem(412, 'precondition-failed', 'Precondition Failed')

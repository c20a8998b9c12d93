import { defineProblem } from '../kernel/problem.ts'

/** The feed no longer has what follows this cursor, or never had it: begin with an export. Carries `oldest`, a cursor. */
export const cursorExpired = defineProblem(410, 'cursor-expired', 'Cursor Expired')

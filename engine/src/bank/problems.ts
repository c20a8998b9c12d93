import { defineProblem } from '../kernel/problem.ts'

/** The file cannot be read by the mapping at all. Carries `faults`. */
export const statementNotRead = defineProblem(400, 'statement-not-read', 'Statement Not Read')
/** The line is matched, ignored or split. Carries `lineStatus`. */
export const lineNotOpen = defineProblem(409, 'bank-line-not-open', 'Bank Line Not Open')
/** What the line brings is not what the orders need. Carries `expected` and `difference`. */
export const transferDiffers = defineProblem(409, 'transfer-differs', 'Transfer Differs')
/** Another day has begun, or work on the order has. */
export const matchNotUndoable = defineProblem(409, 'match-not-undoable', 'Match Not Undoable')

import { defineProblem } from '../../kernel/problem.ts'

/** The CRM's desk makes the offers of this shop. */
export const deskElsewhere = defineProblem(409, 'desk-elsewhere', 'Desk Elsewhere')

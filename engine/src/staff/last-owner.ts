import { defineProblem } from '../kernel/problem.ts'
import type { Assignment } from './assignment.ts'

/** Nobody could give rights any more. */
export const lastOwner = defineProblem(409, 'last-owner', 'Last Owner')

/** Problem: 409 where somebody's new roles would leave the shop, whose locked owners are given, without one. */
export const requireAnotherOwner = (
  owners: readonly { id: string }[],
  { id, roles }: { id: string; roles: readonly Assignment[] },
): void => {
  const isLast = owners.length === 1 && owners[0]?.id === id
  if (isLast && !roles.some(({ role }) => role === 'owner'))
    throw lastOwner('The shop would be left without an owner. Invite another one first.')
}

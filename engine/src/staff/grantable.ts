import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminRight, Grant } from '../kernel/admin-rights.ts'
import { type AdminScope, isScopeGranted } from '../kernel/admin-scopes.ts'
import { forbidden } from '../kernel/problem.ts'
import { type Assignment, assignmentText } from './assignment.ts'
import { grantOf } from './staff-caller.ts'

/** Whether a place holds the whole of another. */
const holds = (outer: Grant, { country, storeId }: Grant) =>
  outer.storeId === undefined
    ? outer.country === undefined || outer.country === country
    : outer.storeId === storeId

const isHeld = (grants: readonly Grant[], wanted: Grant) => {
  const there = grants.filter((grant) => holds(grant, wanted))
  const rights = Object.keys(wanted.rights) as AdminRight[]
  return (
    wanted.scopes.every((scope) => there.some(({ scopes }) => isScopeGranted(scopes, scope))) &&
    rights.every((right) => there.some((grant) => grant.rights[right] !== undefined)) &&
    there.some(({ scopes }) => isScopeGranted(scopes, 'sfcc.users.rw'))
  )
}

/** Whether somebody looks after who may do what in the whole shop, and not in a part of it. */
export const seesWholeShop = ({ grants }: Pick<AdminContext, 'grants'>): boolean =>
  grants === 'all' ||
  grants.some(
    ({ country, storeId, scopes }) =>
      country === undefined && storeId === undefined && isScopeGranted(scopes, 'sfcc.users'),
  )

/**
 * A program does everything that its scopes open, everywhere: it is given, or touched, by who may do all of it in the whole
 * shop. Problem: 403.
 */
export const requireGivable = (
  { grants }: Pick<AdminContext, 'grants'>,
  scopes: readonly AdminScope[],
): void => {
  if (grants === 'all') return
  const missing = scopes.find((scope) => !isHeld(grants, { ...grantOf({ role: 'owner' }), scopes: [scope] }))
  if (missing) throw forbidden(`You lack rights that '${missing}' opens to a program.`, { scope: missing })
}

/** Nobody gives, or touches, rights that they lack themselves in that place. Problem: 403. */
export const requireGrantable = (
  { grants }: Pick<AdminContext, 'grants'>,
  assignments: readonly Assignment[],
): void => {
  if (grants === 'all') return
  const foreign = assignments.find((assignment) => !isHeld(grants, grantOf(assignment)))
  if (foreign) throw forbidden(`'${assignmentText(foreign)}' has rights that you lack.`)
}

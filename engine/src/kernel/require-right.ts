import type { AdminContext } from './admin-context.ts'
import { type AdminScope, isScopeGranted } from './admin-scopes.ts'
import { type AdminRight, reaches, type Whereabouts } from './admin-rights.ts'
import { forbidden } from './problem.ts'
import { requireProven } from './require-proven.ts'

type Asking = Pick<AdminContext, 'grants' | 'staff'>

/**
 * Whether the caller may do this to a thing where it is. Programs and the command line may do what their scopes open.
 * Problems: 403 forbidden with the missing `right`, 403 step-up-required.
 */
export const requireRight = ({ grants, staff }: Asking, right: AdminRight, where: Whereabouts): void => {
  if (grants === 'all') return
  const allowances = grants.flatMap((grant) => (reaches(grant, where) ? (grant.rights[right] ?? []) : []))
  if (allowances.includes('free')) return
  if (allowances.length === 0 || !staff) throw forbidden(`Your roles lack the right '${right}'.`, { right })
  requireProven(staff)
}

/** Whether the caller may use what a further scope opens, there: some members of an answer have a scope of their own. */
export const hasScope = (
  { grants, scopes }: Pick<AdminContext, 'grants' | 'scopes'>,
  scope: AdminScope,
  where: Whereabouts,
): boolean =>
  grants === 'all'
    ? isScopeGranted(scopes, scope)
    : grants.some((grant) => reaches(grant, where) && isScopeGranted(grant.scopes, scope))

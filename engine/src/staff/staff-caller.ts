import type { AdminContext } from '../kernel/admin-context.ts'
import type { Grant } from '../kernel/admin-rights.ts'
import { type AdminScope, isScopeGranted } from '../kernel/admin-scopes.ts'
import type { Site } from '../kernel/site.ts'
import type { SignedInStaff } from '../kernel/staff-operation.ts'
import type { Assignment } from './assignment.ts'
import { roles } from './roles.ts'

/** What a role allows in its place. */
export const grantOf = ({ role, country, storeId }: Assignment): Grant => ({
  scopes: roles[role].scopes,
  rights: roles[role].rights,
  ...(country === undefined ? {} : { country }),
  ...(storeId === undefined ? {} : { storeId }),
})

/**
 * A person as the caller of an operation that `scope` opens: what they may do, and the places of those of their roles that
 * open it. A role elsewhere opens nothing here.
 */
export const staffCaller = (
  site: Site,
  { roles: assignments, ...staff }: SignedInStaff & { roles: Assignment[] },
  scope: AdminScope,
): Pick<AdminContext, 'actor' | 'staff' | 'grants' | 'countries' | 'stores'> & {
  scopes: readonly string[]
} => {
  const grants = assignments.map(grantOf)
  const opening = grants.filter(({ scopes }) => isScopeGranted(scopes, scope))
  const isWhole = (code: string) =>
    opening.some(({ country, storeId }) => storeId === undefined && (country ?? code) === code)
  return {
    actor: { kind: 'staff', id: staff.id, name: staff.name },
    staff,
    grants,
    scopes: grants.flatMap(({ scopes }) => scopes),
    countries: site.countries.map(({ code }) => code).filter(isWhole),
    stores: opening.flatMap(({ storeId }) => storeId ?? []),
  }
}

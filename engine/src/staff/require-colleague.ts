import type { CountryCode } from '../../../facts/countries.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { reaches } from '../kernel/admin-rights.ts'
import { type AdminScope, isScopeGranted } from '../kernel/admin-scopes.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { selectMember } from './queries.ts'
import { grantOf } from './staff-caller.ts'
import { nameOf } from './staff-member.ts'

/** What somebody has to be allowed to do, and where. */
type Work = { scope: AdminScope; country: CountryCode }

/**
 * One of the merchant's people, by id, to whom work of a country is given. Problems: 404 for anybody else or who has left, 400
 * for who may not do that work there: it would lie where nobody sees it.
 */
export const requireColleague = async (
  { db, site }: Pick<AdminContext, 'db' | 'site'>,
  id: string,
  { scope, country }: Work,
): Promise<{ kind: 'staff'; id: string; name: string }> => {
  const member = await db.maybe(selectMember(site.organizationId, id))
  if (!member || member.disabledAt !== null) throw notFound(`There is no person '${id}'.`)
  const grants = member.roles.map(grantOf)
  if (
    !grants.some((grant) => reaches(grant, { country, storeIds: [] }) && isScopeGranted(grant.scopes, scope))
  )
    throw badRequest(`The roles of '${nameOf(member)}' do not open that work in ${country}.`, {
      property: '$.staffId',
    })
  return { kind: 'staff', id: member.id, name: nameOf(member) }
}

import type { CountryCode } from '../../../facts/countries.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { reaches } from '../kernel/admin-rights.ts'
import { type AdminScope, isScopeGranted } from '../kernel/admin-scopes.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { Open, Type } from '../kernel/schema.ts'
import { selectMember, selectMembers } from './queries.ts'
import { grantOf } from './staff-caller.ts'
import { nameOf, type StaffMember } from './staff-member.ts'

/** What somebody has to be allowed to do, and where. */
type Work = { scope: AdminScope; country: CountryCode }

/** Whom work can be given to, with those of the caller's countries in which they may do it; nothing else of them. */
export const Colleagues = Open('Colleagues', {
  data: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), countries: Type.Array(Type.String()) }),
  ),
})

const mayDo = ({ roles }: StaffMember, { scope, country }: Work) =>
  roles
    .map(grantOf)
    .some((grant) => reaches(grant, { country, storeIds: [] }) && isScopeGranted(grant.scopes, scope))

/** Who may be given work that `scope` opens in one of the caller's countries, by name. */
export const listColleagues = async (
  { db, site, countries }: Pick<AdminContext, 'db' | 'site' | 'countries'>,
  scope: AdminScope,
) => {
  const members = await db.query(selectMembers(site.organizationId))
  const data = members
    .filter(({ joinedAt, disabledAt }) => joinedAt !== null && disabledAt === null)
    .map((member) => ({
      id: member.id,
      name: nameOf(member),
      countries: countries.filter((country) => mayDo(member, { scope, country })),
    }))
    .filter((colleague) => colleague.countries.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
  return { data }
}

/**
 * One of the merchant's people, by id, to whom work of a country is given. Problems: 404 for anybody else or who has left, 400
 * for who may not do that work there: it would lie where nobody sees it.
 */
export const requireColleague = async (
  { db, site }: Pick<AdminContext, 'db' | 'site'>,
  id: string,
  work: Work,
): Promise<{ kind: 'staff'; id: string; name: string }> => {
  const member = await db.maybe(selectMember(site.organizationId, id))
  if (!member || member.disabledAt !== null) throw notFound(`There is no person '${id}'.`)
  if (!mayDo(member, work))
    throw badRequest(`The roles of '${nameOf(member)}' do not open that work in ${work.country}.`, {
      property: '$.staffId',
    })
  return { kind: 'staff', id: member.id, name: nameOf(member) }
}

import type { AdminContext } from '../kernel/admin-context.ts'
import { selectMember } from './queries.ts'
import { nameOf } from './staff-member.ts'

/** One of the merchant's people who work here, by id: whom something is given to. Undefined for anybody else. */
export const findColleague = async (
  { db, site }: Pick<AdminContext, 'db' | 'site'>,
  id: string,
): Promise<{ id: string; name: string } | undefined> => {
  const member = await db.maybe(selectMember(site.organizationId, id))
  return member && member.disabledAt === null ? { id: member.id, name: nameOf(member) } : undefined
}

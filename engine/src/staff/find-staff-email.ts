import type { Ctx } from '../kernel/context.ts'
import { selectMember } from './queries.ts'

/** Where one of the merchant's people who work here is written to; undefined for anybody else. */
export const findStaffEmail = async (
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  id: string,
): Promise<string | undefined> => {
  const member = await db.maybe(selectMember(site.organizationId, id))
  return member && member.disabledAt === null ? member.email : undefined
}

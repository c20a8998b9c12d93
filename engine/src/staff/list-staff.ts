import type { Ctx } from '../kernel/context.ts'
import { selectMembers } from './queries.ts'
import type { StaffMember } from './staff-member.ts'

/** Everybody of the organization, the oldest first. */
export const listStaff = ({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<StaffMember[]> =>
  db.query(selectMembers(site.organizationId))

import { json, sql } from '../db/sql.ts'
import type { Assignment } from './assignment.ts'
import type { StaffMember } from './staff-member.ts'

const columns = sql`
  m.id, m.email, m.name, m.roles, m.created_at as "createdAt", m.joined_at as "joinedAt",
  m.disabled_at as "disabledAt", m.last_login_at as "lastLoginAt"`

/** The oldest first. */
export const selectMembers = (organizationId: string) => sql<StaffMember>`
  select ${columns} from staff_member m where m.organization_id = ${organizationId} order by m.created_at, m.email`

export const lockMemberByEmail = (organizationId: string, email: string) => sql<StaffMember>`
  select ${columns} from staff_member m where m.organization_id = ${organizationId} and m.email = ${email} for update`

type NewMember = Pick<StaffMember, 'id' | 'email' | 'name' | 'joinedAt'> & {
  roles: readonly Assignment[]
  passwordHash: string | null
}

/** No row where the address is somebody's already. */
export const insertMember = (organizationId: string, member: NewMember, now: Date) => sql<{ id: string }>`
  insert into staff_member (id, organization_id, email, name, roles, password_hash, joined_at, created_at)
  values (${member.id}, ${organizationId}, ${member.email}, ${member.name}, ${json(member.roles)},
    ${member.passwordHash}, ${member.joinedAt}, ${now})
  on conflict do nothing returning id`

export const updateRoles = (id: string, roles: readonly Assignment[]) =>
  sql`update staff_member set roles = ${json(roles)} where id = ${id}`

/** Whoever was disabled is invited anew. */
export const enableMember = (id: string) => sql`update staff_member set disabled_at = null where id = ${id}`

/** Who may give rights. Locked, so that two who each take the other's role away do not both succeed. */
export const lockOwners = (organizationId: string) => sql<{ id: string }>`
  select id from staff_member
  where organization_id = ${organizationId} and disabled_at is null
    and joined_at is not null and roles @> '[{"role": "owner"}]'
  order by id for update`

/** Addresses below a name that is kept for examples. */
export const countExampleStaff = () => sql<{ count: number }>`
  select count(*)::int as count from staff_member
  where email ~* '[@.](example|invalid|localhost|test|example[.](com|net|org))$'`

/** What was mailed to somebody before is worthless. */
export const voidInvitations = (staffId: string, now: Date) =>
  sql`update staff_invitation set used_at = ${now} where staff_id = ${staffId} and used_at is null`

export const insertInvitation = (staffId: string, hash: string, now: Date, expiresAt: Date) => sql`
  insert into staff_invitation (hash, staff_id, created_at, expires_at)
  values (${hash}, ${staffId}, ${now}, ${expiresAt})`

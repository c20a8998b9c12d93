import type { CountryCode } from '../../../facts/countries.ts'
import { json, sql } from '../db/sql.ts'
import type { Assignment } from './assignment.ts'
import type { StaffMember } from './staff-member.ts'

const columns = sql`
  m.id, m.email, m.name, m.roles, m.created_at as "createdAt", m.joined_at as "joinedAt",
  m.disabled_at as "disabledAt", m.last_login_at as "lastLoginAt", m.revision`

/** The oldest first. */
export const selectMembers = (organizationId: string) => sql<StaffMember>`
  select ${columns} from staff_member m where m.organization_id = ${organizationId} order by m.created_at, m.email`

export const selectMember = (organizationId: string, id: string) => sql<StaffMember>`
  select ${columns} from staff_member m where m.organization_id = ${organizationId} and m.id = ${id}`

export const lockMemberByEmail = (organizationId: string, email: string) => sql<StaffMember>`
  select ${columns} from staff_member m where m.organization_id = ${organizationId} and m.email = ${email} for no key update`

/** Whom somebody may look after: everybody, or those whose roles all lie in some countries. */
export type MembersInReach = {
  organizationId: string
  countries: readonly CountryCode[]
  isWhole: boolean
}

const isInReach = ({ organizationId, countries, isWhole }: MembersInReach) => sql`
  m.organization_id = ${organizationId} and (${isWhole} or not exists (
    select from jsonb_array_elements(m.roles) as r
    where (r ->> 'country' = any(${countries}::text[])) is not true))`

export const selectMembersInReach = (reach: MembersInReach) => sql<StaffMember>`
  select ${columns} from staff_member m where ${isInReach(reach)} order by m.created_at, m.email limit 1000`

export const selectMemberInReach = (reach: MembersInReach, id: string) => sql<StaffMember>`
  select ${columns} from staff_member m where ${isInReach(reach)} and m.id = ${id}`

export const lockMemberInReach = (reach: MembersInReach, id: string) => sql<StaffMember>`
  ${selectMemberInReach(reach, id)} for no key update`

type NewMember = Pick<StaffMember, 'id' | 'email' | 'name' | 'joinedAt'> & {
  roles: readonly Assignment[]
  passwordHash: string | null
}

/** No row where the address is somebody's already. */
export const insertMember = (organizationId: string, member: NewMember, now: Date) => sql<StaffMember>`
  insert into staff_member as m (id, organization_id, email, name, roles, password_hash, joined_at, created_at)
  values (${member.id}, ${organizationId}, ${member.email}, ${member.name}, ${json(member.roles)},
    ${member.passwordHash}, ${member.joinedAt}, ${now})
  on conflict do nothing returning ${columns}`

export const updateRoles = (id: string, roles: readonly Assignment[]) =>
  sql`update staff_member set roles = ${json(roles)}, revision = revision + 1 where id = ${id}`

/** Whoever was disabled is invited anew. */
export const enableMember = (id: string) =>
  sql`update staff_member set disabled_at = null, revision = revision + 1 where id = ${id}`

export const disableMember = (id: string, now: Date) =>
  sql`update staff_member set disabled_at = ${now}, revision = revision + 1 where id = ${id}`

/** Who may give rights. Locked, so that two who each take the other's role away do not both succeed. */
export const lockOwners = (organizationId: string) => sql<{ id: string }>`
  select id from staff_member
  where organization_id = ${organizationId} and disabled_at is null
    and joined_at is not null and roles @> '[{"role": "owner"}]'
  order by id for no key update`

export const selectOwners = (organizationId: string) => sql<{ id: string; email: string }>`
  select id, email from staff_member
  where organization_id = ${organizationId} and disabled_at is null
    and joined_at is not null and roles @> '[{"role": "owner"}]' order by id`

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

// ---------------------------------------------------------------- signing in

/** Who signs in, with what they prove it by. */
export type Credentials = {
  id: string
  email: string
  name: string
  passwordHash: string | null
  totpSealed: string | null
}

const credentials = sql`
  select m.id, m.email, coalesce(m.name, m.email) as name, m.password_hash as "passwordHash",
    m.totp_sealed as "totpSealed"
  from staff_member m`

export const selectCredentials = (organizationId: string, email: string) => sql<Credentials>`
  ${credentials} where m.organization_id = ${organizationId} and m.email = ${email} and m.disabled_at is null`

export const selectCredentialsById = (organizationId: string, id: string) => sql<Credentials>`
  ${credentials} where m.organization_id = ${organizationId} and m.id = ${id} and m.disabled_at is null`

/** Somebody with what binds them to the company's directory. */
export type DirectoryMember = Credentials & {
  hasName: boolean
  directory: string | null
  directorySubject: string | null
}

export const lockDirectoryMember = (organizationId: string, email: string) => sql<DirectoryMember>`
  select m.id, m.email, coalesce(m.name, m.email) as name, m.name is not null as "hasName",
    m.password_hash as "passwordHash", m.totp_sealed as "totpSealed", m.directory,
    m.directory_subject as "directorySubject"
  from staff_member m
  where m.organization_id = ${organizationId} and m.email = ${email} and m.disabled_at is null for no key update`

type DirectoryAccount = { directory: string; subject: string; name: string | null }

/** Who comes by the directory has joined, under the name it tells where they have told none. */
export const bindToDirectory = (id: string, { directory, subject, name }: DirectoryAccount, now: Date) => sql`
  update staff_member set directory = ${directory}, directory_subject = ${subject},
    name = coalesce(name, ${name}), joined_at = coalesce(joined_at, ${now})
  where id = ${id}`

/** Whoever comes next by the directory with the address is taken for the person. */
export const forgetDirectory = (id: string) =>
  sql`update staff_member set directory = null, directory_subject = null where id = ${id}`

export const updateLastLogin = (id: string, now: Date) =>
  sql`update staff_member set last_login_at = ${now} where id = ${id}`

/** No row where this step of time, or a later one, was used. */
export const useTotpStep = (id: string, step: number) => sql`
  update staff_member set totp_step = ${step} where id = ${id} and (totp_step is null or totp_step < ${step})`

export const useRecoveryCode = (staffId: string, hash: string, now: Date) => sql`
  update staff_recovery_code set used_at = ${now} where staff_id = ${staffId} and hash = ${hash} and used_at is null`

export const deleteRecoveryCodes = (staffId: string) =>
  sql`delete from staff_recovery_code where staff_id = ${staffId}`

export const insertRecoveryCodes = (staffId: string, hashes: readonly string[]) => sql`
  insert into staff_recovery_code (staff_id, hash) select ${staffId}, hash from unnest(${hashes}::text[]) as hash`

export const countRecoveryCodes = (staffId: string) => sql<{ left: number }>`
  select count(*)::int as left from staff_recovery_code where staff_id = ${staffId} and used_at is null`

// ---------------------------------------------------------------- invitations

export type Invitation = { id: string; email: string; name: string | null; totpSealed: string | null }

export const selectInvitation = (organizationId: string, hash: string, now: Date) => sql<Invitation>`
  select m.id, m.email, m.name, i.totp_sealed as "totpSealed"
  from staff_invitation i join staff_member m on m.id = i.staff_id
  where i.hash = ${hash} and i.used_at is null and i.expires_at > ${now}
    and m.organization_id = ${organizationId} and m.disabled_at is null`

/** The secret that was offered first stays. */
export const offerTotp = (hash: string, sealed: string) => sql<{ totpSealed: string }>`
  update staff_invitation set totp_sealed = coalesce(totp_sealed, ${sealed}) where hash = ${hash}
  returning totp_sealed as "totpSealed"`

export const useInvitation = (hash: string, now: Date) => sql`
  update staff_invitation set used_at = ${now} where hash = ${hash} and used_at is null and expires_at > ${now}`

type NewCredentials = { name: string; passwordHash: string; totpSealed: string }

export const updateCredentials = (
  id: string,
  { name, passwordHash, totpSealed }: NewCredentials,
  now: Date,
) => sql`
  update staff_member set name = ${name}, password_hash = ${passwordHash}, totp_sealed = ${totpSealed},
    totp_step = null, joined_at = coalesce(joined_at, ${now})
  where id = ${id}`

export const deleteOldInvitations = (before: Date) =>
  sql`delete from staff_invitation where expires_at < ${before}`

// ---------------------------------------------------------------- sessions

type NewSession = {
  id: string
  hash: string
  staffId: string
  expiresAt: Date
  provenAt: Date
  ip: string
  userAgent: string
}

export const insertSession = (session: NewSession, now: Date) => sql`
  insert into staff_session (id, hash, staff_id, created_at, expires_at, last_seen_at, proven_at, ip, user_agent)
  values (${session.id}, ${session.hash}, ${session.staffId}, ${now}, ${session.expiresAt}, ${now},
    ${session.provenAt}, ${session.ip}, ${session.userAgent})`

type SessionRow = {
  id: string
  staffId: string
  email: string
  name: string | null
  roles: Assignment[]
  hasPassword: boolean
  hasTotp: boolean
  hasDirectory: boolean
  hasPasskey: boolean
  lastSeenAt: Date
  provenAt: Date
}

/** A session that has not ended, of somebody who still works here. */
export const selectSession = (organizationId: string, hash: string, now: Date) => sql<SessionRow>`
  select s.id, m.id as "staffId", m.email, m.name, m.roles, m.totp_sealed is not null as "hasTotp",
    m.password_hash is not null as "hasPassword", m.directory is not null as "hasDirectory",
    exists (select from staff_passkey p where p.staff_id = m.id) as "hasPasskey",
    s.last_seen_at as "lastSeenAt", s.proven_at as "provenAt"
  from staff_session s join staff_member m on m.id = s.staff_id
  where s.hash = ${hash} and s.ended_at is null and s.expires_at > ${now}
    and m.organization_id = ${organizationId} and m.disabled_at is null`

export const noteSeen = (id: string, now: Date) =>
  sql`update staff_session set last_seen_at = ${now} where id = ${id}`

export const noteProven = (id: string, now: Date) =>
  sql`update staff_session set proven_at = ${now} where id = ${id}`

type SessionInList = { id: string; createdAt: Date; lastSeenAt: Date; ip: string; userAgent: string }

export const selectSessions = (staffId: string, now: Date) => sql<SessionInList>`
  select id, created_at as "createdAt", last_seen_at as "lastSeenAt", ip, user_agent as "userAgent"
  from staff_session where staff_id = ${staffId} and ended_at is null and expires_at > ${now}
  order by last_seen_at desc, id limit 100`

export const endSession = (staffId: string, id: string, now: Date) => sql`
  update staff_session set ended_at = ${now} where staff_id = ${staffId} and id = ${id} and ended_at is null`

export const endOtherSessions = (staffId: string, id: string, now: Date) => sql`
  update staff_session set ended_at = ${now} where staff_id = ${staffId} and id <> ${id} and ended_at is null`

export const endAllSessions = (staffId: string, now: Date) =>
  sql`update staff_session set ended_at = ${now} where staff_id = ${staffId} and ended_at is null`

export const deleteOldStaffSessions = (before: Date) =>
  sql`delete from staff_session where least(expires_at, ended_at) < ${before}`

// ---------------------------------------------------------------- passkeys

/** A key of somebody who still works here. */
export type Passkey = { id: string; staffId: string; email: string; publicKey: string; counter: number }

type NewPasskey = Omit<Passkey, 'email'> & { name: string }

/** No row where the key is somebody's already. */
export const insertPasskey = (key: NewPasskey, now: Date) => sql`
  insert into staff_passkey (id, staff_id, name, public_key, counter, created_at)
  values (${key.id}, ${key.staffId}, ${key.name}, ${key.publicKey}, ${key.counter}, ${now}) on conflict do nothing`

/** Locked, so that its counter only grows. */
export const selectPasskey = (organizationId: string, id: string) => sql<Passkey>`
  select p.id, p.staff_id as "staffId", m.email, p.public_key as "publicKey", p.counter
  from staff_passkey p join staff_member m on m.id = p.staff_id
  where p.id = ${id} and m.organization_id = ${organizationId} and m.disabled_at is null for no key update of p`

export const updatePasskey = (id: string, counter: number, now: Date) =>
  sql`update staff_passkey set counter = ${counter}, last_used_at = ${now} where id = ${id}`

type PasskeyInList = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

export const selectPasskeys = (staffId: string) => sql<PasskeyInList>`
  select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from staff_passkey
  where staff_id = ${staffId} order by created_at, id`

export const deletePasskey = (staffId: string, id: string) =>
  sql`delete from staff_passkey where staff_id = ${staffId} and id = ${id}`

export const deletePasskeysOf = (staffId: string) =>
  sql`delete from staff_passkey where staff_id = ${staffId}`

export const insertChallenge = (challenge: string, staffId: string | null, expiresAt: Date) => sql`
  insert into staff_challenge (challenge, staff_id, expires_at) values (${challenge}, ${staffId}, ${expiresAt})`

/** One row where it was there for this purpose and not too old: whoever comes second has none. */
export const spendChallenge = (challenge: string, staffId: string | null, now: Date) => sql`
  delete from staff_challenge
  where challenge = ${challenge} and staff_id is not distinct from ${staffId}::uuid and expires_at > ${now}`

export const deleteOldChallenges = (before: Date) =>
  sql`delete from staff_challenge where expires_at < ${before}`

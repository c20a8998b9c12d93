import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { noContent, Reply } from '../kernel/operation.ts'
import { idAlreadyExists, requireIfMatch } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { assignmentText, readAssignments } from './assignment.ts'
import { requireGrantable, seesWholeShop } from './grantable.ts'
import { inviteStranger, mailInvitation } from './invite-staff.ts'
import { requireAnotherOwner } from './last-owner.ts'
import {
  disableMember,
  endAllSessions,
  lockMemberInReach,
  lockOwners,
  type MembersInReach,
  selectMemberInReach,
  selectMembersInReach,
  updateRoles,
  voidInvitations,
} from './queries.ts'
import { roles } from './roles.ts'
import type { StaffMember } from './staff-member.ts'
import type { usersContract } from './users-contract.ts'

/** The people whose roles all lie where the caller looks after people. */
const reachOf = ({ site, countries, grants }: AdminContext): MembersInReach => ({
  organizationId: site.organizationId,
  countries,
  // Only a role of the whole shop has no country.
  isWhole: seesWholeShop({ grants }),
})

const stateOf = ({ disabledAt, joinedAt }: StaffMember) =>
  disabledAt ? ('disabled' as const) : joinedAt ? ('active' as const) : ('invited' as const)

const userView = (member: StaffMember) => ({
  userId: member.id,
  email: member.email,
  ...(member.name === null ? {} : { name: member.name }),
  state: stateOf(member),
  roles: member.roles,
  createdAt: member.createdAt.toISOString(),
  ...(member.lastLoginAt ? { lastLoginAt: member.lastLoginAt.toISOString() } : {}),
})

const etagOf = ({ revision }: StaffMember) => `"${revision}"`

const withTag = (member: StaffMember) => new Reply(200, userView(member), { etag: etagOf(member) })

const nobody = (userId: string) => notFound(`There is no user '${userId}'.`)

/** A person within the caller's places, locked. Problems: 404; 403 where they have rights that the caller lacks. */
const lockUser = async (ctx: AdminContext, tx: Db, userId: string): Promise<StaffMember> => {
  const member = await tx.maybe(lockMemberInReach(reachOf(ctx), userId))
  if (!member) throw nobody(userId)
  requireGrantable(ctx, member.roles)
  return member
}

const judge = (ctx: AdminContext, member: StaffMember, ifMatch: string | undefined) =>
  requireIfMatch(ctx, ifMatch, { etag: etagOf(member), current: () => userView(member) })

const rolesText = (member: Pick<StaffMember, 'roles'>) => ({ roles: member.roles.map(assignmentText) })

/** The roles there are, each with what it may do. */
export const getRoles = (async () => ({
  data: Object.entries(roles).map(([role, { scopes, rights, place }]) => ({
    role,
    scopes: [...scopes],
    rights: Object.keys(rights),
    ...(place === undefined ? {} : { place }),
  })),
})) satisfies AdminOperation<typeof usersContract.getRoles>

/** The people within the caller's places. */
export const getUsers = (async (ctx) => {
  const members = await ctx.db.query(selectMembersInReach(reachOf(ctx)))
  return { data: members.map(userView) }
}) satisfies AdminOperation<typeof usersContract.getUsers>

/** One of them. Problem: 404. */
export const getUser = (async (ctx, { params }) => {
  const member = await ctx.db.maybe(selectMemberInReach(reachOf(ctx), params.userId))
  if (!member) throw nobody(params.userId)
  return withTag(member)
}) satisfies AdminOperation<typeof usersContract.getUser>

/** Invites somebody who is not known yet, by mail. Problems: 400, 403 for rights that the caller lacks, 409. */
export const inviteUser = (async (ctx, { body }) => {
  const wanted = await readAssignments(ctx, body.roles)
  requireGrantable(ctx, wanted)
  const member = await inviteStranger(ctx, { operation: 'inviteUser', email: body.email, roles: wanted })
  if (!member) throw idAlreadyExists(`Somebody has the address '${body.email}' already.`)
  return withTag(member)
}) satisfies AdminOperation<typeof usersContract.inviteUser>

/** Mails a person a new link: the way back for who has lost what they sign in with. Problems: 403, 404. */
export const reinviteUser = (async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => {
    const member = await lockUser(ctx, tx, params.userId)
    if (member.disabledAt) throw nobody(params.userId)
    await mailInvitation(ctx, tx, member)
    await recordAudit(ctx, tx, { operation: 'reinviteUser', subject: { kind: 'staff', id: member.id } })
  })
  return noContent()
}) satisfies AdminOperation<typeof usersContract.reinviteUser>

/** Gives a person other roles; their sessions end. Problems: 400, 403, 404, 409 for the last owner, 412, 428. */
export const updateUser = (async (ctx, { params, body, headers }) => {
  const wanted = await readAssignments(ctx, body.roles)
  requireGrantable(ctx, wanted)
  return ctx.db.transaction(async (tx) => {
    const owners = await tx.query(lockOwners(ctx.site.organizationId))
    const member = await lockUser(ctx, tx, params.userId)
    judge(ctx, member, headers['if-match'])
    requireAnotherOwner(owners, { id: member.id, roles: wanted })
    await tx.run(updateRoles(member.id, wanted))
    await tx.run(endAllSessions(member.id, ctx.now))
    await recordAudit(ctx, tx, {
      operation: 'updateUser',
      subject: { kind: 'staff', id: member.id },
      before: rolesText(member),
      after: rolesText({ roles: wanted }),
    })
    return withTag({ ...member, roles: wanted, revision: member.revision + 1 })
  })
}) satisfies AdminOperation<typeof usersContract.updateUser>

/** Ends a person's access at once; invitations too. Who is disabled already stays so. Problems: 403, 404, 409. */
export const disableUser = (async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => {
    const owners = await tx.query(lockOwners(ctx.site.organizationId))
    const member = await lockUser(ctx, tx, params.userId)
    requireAnotherOwner(owners, { id: member.id, roles: [] })
    if (member.disabledAt) return
    await tx.run(disableMember(member.id, ctx.now))
    await tx.run(voidInvitations(member.id, ctx.now))
    await tx.run(endAllSessions(member.id, ctx.now))
    await recordAudit(ctx, tx, { operation: 'disableUser', subject: { kind: 'staff', id: member.id } })
  })
  return noContent()
}) satisfies AdminOperation<typeof usersContract.disableUser>

/** Signs a person out everywhere. Problems: 403, 404. */
export const endUserSessions = (async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => {
    const member = await lockUser(ctx, tx, params.userId)
    const ended = await tx.run(endAllSessions(member.id, ctx.now))
    const subject = { kind: 'staff', id: member.id } as const
    await recordAudit(ctx, tx, { operation: 'endUserSessions', subject, after: { ended } })
  })
  return noContent()
}) satisfies AdminOperation<typeof usersContract.endUserSessions>

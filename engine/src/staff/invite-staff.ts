import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { hashSecret } from '../kernel/secret-hash.ts'
import { queueMail } from '../mail/index.ts'
import { type Assignment, assignmentText } from './assignment.ts'
import { requireAnotherOwner } from './last-owner.ts'
import {
  enableMember,
  endAllSessions,
  forgetDirectory,
  insertInvitation,
  insertMember,
  lockMemberByEmail,
  lockOwners,
  updateRoles,
  voidInvitations,
} from './queries.ts'
import { readStaffEmail, type StaffMember } from './staff-member.ts'

/** How long an invitation works. */
export const invitationHours = 48

/** The page where an invitation is accepted; the secret stays out of logs behind the #. */
const invitationLink = (publicOrigin: string, secret: string) => `${publicOrigin}/admin/invitation#${secret}`

/**
 * Mails somebody a new invitation; what was mailed to them before is worthless, and whom the directory has at their address
 * now may join anew. Gives its link.
 */
export const mailInvitation = async (
  ctx: AdminContext,
  tx: Db,
  member: { id: string; email: string },
): Promise<string> => {
  const secret = ctx.newId.secret()
  const expiresAt = new Date(ctx.now.getTime() + invitationHours * 3_600_000)
  await tx.run(voidInvitations(member.id, ctx.now))
  await tx.run(forgetDirectory(member.id))
  await tx.run(insertInvitation(member.id, hashSecret(secret), ctx.now, expiresAt))
  const link = invitationLink(ctx.publicOrigin, secret)
  const values = { link, hours: invitationHours }
  await queueMail(ctx, tx, { template: 'staff-invitation', to: member.email, values })
  return link
}

type Wanted = { operation: string; email: string; roles: readonly Assignment[] }

const rolesText = (roles: readonly Assignment[]) => ({ roles: roles.map(assignmentText) })

/** Adds and invites somebody who is not known yet, inside the caller's transaction; undefined where they are. */
const addStranger = async (ctx: AdminContext, tx: Db, { operation, email, roles }: Wanted) => {
  const stranger = { name: null, passwordHash: null, joinedAt: null }
  const member = { ...stranger, id: ctx.newId.uuid(), email: readStaffEmail(ctx, email), roles }
  const added = await tx.maybe(insertMember(ctx.site.organizationId, member, ctx.now))
  if (!added) return undefined
  const link = await mailInvitation(ctx, tx, added)
  const subject = { kind: 'staff', id: added.id } as const
  await recordAudit(ctx, tx, { operation, subject, after: rolesText(roles) })
  return { member: added, link }
}

/** Invites somebody who is not known yet, by mail; undefined where they are. Problem: 400. */
export const inviteStranger = (ctx: AdminContext, wanted: Wanted): Promise<StaffMember | undefined> =>
  ctx.db.transaction(async (tx) => (await addStranger(ctx, tx, wanted))?.member)

/**
 * Invites a person by mail, with what they may do. Somebody who is known gets these roles instead of their own, a
 * new link, and their sessions end: that is also the way back for who has lost what they sign in with. Problems: 400;
 * 409 for the last owner.
 */
export const inviteStaff = (ctx: AdminContext, wanted: Wanted): Promise<{ id: string; link: string }> => {
  const { organizationId } = ctx.site
  const { operation, roles } = wanted
  return ctx.db.transaction(async (tx) => {
    const owners = await tx.query(lockOwners(organizationId))
    const added = await addStranger(ctx, tx, wanted)
    if (added) return { id: added.member.id, link: added.link }
    const known = await tx.one(lockMemberByEmail(organizationId, readStaffEmail(ctx, wanted.email)))
    requireAnotherOwner(owners, { id: known.id, roles })
    await tx.run(updateRoles(known.id, roles))
    await tx.run(enableMember(known.id))
    await tx.run(endAllSessions(known.id, ctx.now))
    const link = await mailInvitation(ctx, tx, known)
    const subject = { kind: 'staff', id: known.id } as const
    const [before, after] = [rolesText(known.roles), rolesText(roles)]
    await recordAudit(ctx, tx, { operation, subject, before, after })
    return { id: known.id, link }
  })
}

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
  insertInvitation,
  insertMember,
  lockMemberByEmail,
  lockOwners,
  updateRoles,
  voidInvitations,
} from './queries.ts'
import { readStaffEmail } from './staff-member.ts'

/** How long an invitation works. */
export const invitationHours = 48

/** The page where an invitation is accepted; the secret stays out of logs behind the #. */
const invitationLink = (publicOrigin: string, secret: string) => `${publicOrigin}/admin/invitation#${secret}`

/** Mails somebody a new invitation; what was mailed to them before is worthless. Gives its link. */
export const mailInvitation = async (
  ctx: AdminContext,
  tx: Db,
  member: { id: string; email: string },
): Promise<string> => {
  const secret = ctx.newId.secret()
  const expiresAt = new Date(ctx.now.getTime() + invitationHours * 3_600_000)
  await tx.run(voidInvitations(member.id, ctx.now))
  await tx.run(insertInvitation(member.id, hashSecret(secret), ctx.now, expiresAt))
  const link = invitationLink(ctx.publicOrigin, secret)
  const values = { link, hours: invitationHours }
  await queueMail(ctx, tx, { template: 'staff-invitation', to: member.email, values })
  return link
}

/**
 * Invites a person by mail, with what they may do. Somebody who is known gets these roles instead of their own, a
 * new link, and their sessions end: that is also the way back for who has lost what they sign in with. Problems: 400; 409 for the last owner.
 */
export const inviteStaff = async (
  ctx: AdminContext,
  wanted: { operation: string; email: string; roles: readonly Assignment[] },
): Promise<{ id: string; link: string }> => {
  const { organizationId } = ctx.site
  const email = readStaffEmail(ctx, wanted.email)
  const after = { roles: wanted.roles.map(assignmentText) }
  return ctx.db.transaction(async (tx) => {
    const owners = await tx.query(lockOwners(organizationId))
    const stranger = { name: null, passwordHash: null, joinedAt: null }
    const member = { ...stranger, id: ctx.newId.uuid(), email, roles: wanted.roles }
    const added = await tx.maybe(insertMember(organizationId, member, ctx.now))
    const known = added ? undefined : await tx.one(lockMemberByEmail(organizationId, email))
    const id = added?.id ?? known?.id ?? ''
    if (known) {
      requireAnotherOwner(owners, { id, roles: wanted.roles })
      await tx.run(updateRoles(id, wanted.roles))
      await tx.run(enableMember(id))
      await tx.run(endAllSessions(id, ctx.now))
    }
    const link = await mailInvitation(ctx, tx, { id, email })
    await recordAudit(ctx, tx, {
      operation: wanted.operation,
      subject: { kind: 'staff', id },
      ...(known ? { before: { roles: known.roles.map(assignmentText) } } : {}),
      after,
    })
    return { id, link }
  })
}

import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { notFound } from '../kernel/problem.ts'
import { type Assignment, assignmentText } from './assignment.ts'
import { requireAnotherOwner } from './last-owner.ts'
import { endAllSessions, lockMemberByEmail, lockOwners, updateRoles } from './queries.ts'

/** Gives a person these roles in the place of those they have, and ends their sessions. Problems: 404; 409 for the last owner. */
export const changeRoles = (
  ctx: AdminContext,
  wanted: { operation: string; email: string; roles: readonly Assignment[] },
): Promise<void> => {
  const { organizationId } = ctx.site
  return ctx.db.transaction(async (tx) => {
    const owners = await tx.query(lockOwners(organizationId))
    const member = await tx.maybe(lockMemberByEmail(organizationId, wanted.email.trim().toLowerCase()))
    if (!member) throw notFound(`Nobody works here as '${wanted.email}'.`)
    requireAnotherOwner(owners, { id: member.id, roles: wanted.roles })
    await tx.run(updateRoles(member.id, wanted.roles))
    await tx.run(endAllSessions(member.id, ctx.now))
    await recordAudit(ctx, tx, {
      operation: wanted.operation,
      subject: { kind: 'staff', id: member.id },
      before: { roles: member.roles.map(assignmentText) },
      after: { roles: wanted.roles.map(assignmentText) },
    })
  })
}

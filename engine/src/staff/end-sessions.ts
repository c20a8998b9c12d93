import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { notFound } from '../kernel/problem.ts'
import { endAllSessions, lockMemberByEmail } from './queries.ts'

/** Signs somebody out everywhere; gives how many sessions ended. Problem: 404. */
export const endSessionsOf = (
  ctx: AdminContext,
  { operation, email }: { operation: string; email: string },
): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const member = await tx.maybe(lockMemberByEmail(ctx.site.organizationId, email.trim().toLowerCase()))
    if (!member) throw notFound(`Nobody works here as '${email}'.`)
    const ended = await tx.run(endAllSessions(member.id, ctx.now))
    const subject = { kind: 'staff', id: member.id } as const
    await recordAudit(ctx, tx, { operation, subject, after: { ended } })
    return ended
  })

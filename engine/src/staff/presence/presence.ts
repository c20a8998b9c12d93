import { knownStaff, type StaffOperation } from '../../kernel/staff-operation.ts'
import type { presenceContract } from './contract.ts'
import { meetOthers } from './queries.ts'

/** A page says so every twenty seconds; one that was missed is no farewell. */
const presenceMs = 45_000

/** Who else has the same thing open. Problem: 401. */
export const putPresence = (async (ctx, { body }) => {
  const others = await ctx.db.query(
    meetOthers({
      ...body,
      organizationId: ctx.site.organizationId,
      staffId: knownStaff(ctx).id,
      now: ctx.now,
      seenAfter: new Date(ctx.now.getTime() - presenceMs),
    }),
  )
  return {
    data: others.map(({ name, isEditing, since }) => ({
      name: name ?? '',
      isEditing,
      since: since.toISOString(),
    })),
  }
}) satisfies StaffOperation<typeof presenceContract.putPresence>

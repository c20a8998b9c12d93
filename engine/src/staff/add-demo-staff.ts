import type { Ctx } from '../kernel/context.ts'
import { hashPassword } from '../kernel/password-hash.ts'
import { parseAssignments } from './assignment.ts'
import { insertMember } from './queries.ts'
import { readStaffEmail } from './staff-member.ts'

/** `roles` as the command line writes them. */
export type DemoPerson = { email: string; name: string; roles: string }

/** Adds people of a demonstration, all with its published password. Throws in production, where they are refused. */
export const addDemoStaff = async (ctx: Ctx, people: readonly DemoPerson[], password: string) => {
  if (ctx.production) throw new Error('the people of a demonstration are none in production')
  const passwordHash = await hashPassword(password)
  for (const { email, name, roles } of people) {
    const member = {
      id: ctx.newId.uuid(),
      email: readStaffEmail(ctx, email),
      name,
      roles: await parseAssignments(ctx, roles),
      passwordHash,
      joinedAt: ctx.now,
    }
    await ctx.db.run(insertMember(ctx.site.organizationId, member, ctx.now))
  }
}

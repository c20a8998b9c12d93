import type { Job } from '../kernel/outbox.ts'
import { deleteGone } from './presence/queries.ts'
import { deleteOldChallenges, deleteOldInvitations, deleteOldStaffSessions } from './queries.ts'

const dayMs = 86_400_000

/**
 * Forgets what no rule looks at any more: sessions a day after their end, invitations after 30 days, what a device was to sign
 * when it is too old, who had what open five minutes ago.
 */
export const staffHousekeeping: Job = {
  name: 'staff.housekeeping',
  everyMinute: true,
  run: async ({ db, now }) => {
    await db.run(deleteOldStaffSessions(new Date(now.getTime() - dayMs)))
    await db.run(deleteOldChallenges(now))
    await db.run(deleteGone(new Date(now.getTime() - 5 * 60_000)))
    await db.run(deleteOldInvitations(new Date(now.getTime() - 30 * dayMs)))
  },
}

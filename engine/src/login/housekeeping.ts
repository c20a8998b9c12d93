import { deleteOldAttempts } from '../attempts/index.ts'
import type { Job } from '../kernel/outbox.ts'
import {
  deleteOldCodes,
  deleteOldOneTimeTokens,
  deleteOldRefreshTokens,
  deleteOldSessions,
} from './queries.ts'

const dayMs = 86_400_000

/** Forgets what no rule looks at any more: codes and tokens a day after their end, attempts after 90 days. */
export const loginHousekeeping: Job = {
  name: 'login.housekeeping',
  everyMinute: true,
  run: async ({ db, now }) => {
    const yesterday = new Date(now.getTime() - dayMs)
    await db.run(deleteOldCodes(yesterday))
    await db.run(deleteOldOneTimeTokens(yesterday))
    await db.run(deleteOldRefreshTokens(yesterday))
    await db.run(deleteOldSessions(yesterday))
    await db.run(deleteOldAttempts(new Date(now.getTime() - 90 * dayMs)))
  },
}

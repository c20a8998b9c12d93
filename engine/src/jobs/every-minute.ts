import type { PgBoss } from 'pg-boss'
import type { Job } from '../kernel/outbox.ts'
import type { SiteCache } from '../sites/index.ts'
import type { JobPayload } from './job-context.ts'

const minuteMs = 60_000

type RecurringJobSources = { sites: SiteCache; onError?: (error: Error) => void }

/** Puts a row for each recurring job and site every minute; of several processes one succeeds. */
export const everyMinute = (boss: PgBoss, jobs: readonly Job[], { sites, onError }: RecurringJobSources) => {
  const enqueueAll = async () => {
    for (const site of await sites.all()) {
      const payload: JobPayload = { siteId: site.siteId, locale: site.defaultLocale, data: {} }
      for (const { name } of jobs) {
        await boss.send(name, payload, { singletonSeconds: 60, singletonKey: site.siteId })
      }
    }
  }
  const tick = () => void enqueueAll().catch((error: Error) => onError?.(error))
  const timer = setInterval(tick, minuteMs)
  timer.unref()
  // What a killed process left half done does not wait.
  tick()
  return { stop: () => clearInterval(timer) }
}

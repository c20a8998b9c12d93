import type { Job } from '../kernel/outbox.ts'
import { jobContext, type JobContextSources } from './job-context.ts'
import { lookEverySecond } from './look-every-second.ts'

/** Lets each of these jobs look, for every site, a second after it last did. */
export const everySecond = (jobs: readonly Job[], sources: JobContextSources) =>
  lookEverySecond(async () => {
    for (const { siteId, defaultLocale: locale } of await sources.sites.all())
      for (const job of jobs)
        await job.run(await jobContext(sources, { siteId, locale, data: {} }, { id: job.name }), {} as never)
  }, sources.onError)

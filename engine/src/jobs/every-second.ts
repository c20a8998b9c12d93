import type { Job } from '../kernel/outbox.ts'
import { jobContext, type JobContextSources } from './job-context.ts'

/** Lets each of these jobs look, for every site, a second after it last did; a look that fails is told and comes again. */
export const everySecond = (jobs: readonly Job[], sources: JobContextSources) => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    for (const { siteId, defaultLocale: locale } of await sources.sites.all())
      for (const job of jobs)
        await job.run(await jobContext(sources, { siteId, locale, data: {} }, { id: job.name }), {} as never)
  }
  let current = Promise.resolve()
  const turn = () => {
    current = look()
      .catch((error: Error) => sources.onError?.(error))
      .then(() => {
        if (!stopped) timer = setTimeout(turn, 1_000).unref()
      })
  }
  turn()
  return {
    /** Lets the look that is under way end. */
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await current
    },
  }
}

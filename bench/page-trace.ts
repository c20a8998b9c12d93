import type { Browser, Page } from '@playwright/test'

type Mark = { name: string; ts: number; tts?: number }

/** Milliseconds between two marks of a page: of its thread's processor, and by the clock. */
export type Interval = { cpuMs: number; ms: number }

/** Begins to record what a page marks (`performance.mark`) with the processor time of its thread. */
export const recordMarks = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, { categories: ['blink.user_timing'] })

/** From each mark `from` to the first mark `to` after it, of what was recorded since `recordMarks`. */
export const recordedIntervals = async (browser: Browser, from: string, to: string): Promise<Interval[]> => {
  const trace = await browser.stopTracing()
  const { traceEvents }: { traceEvents: Mark[] } = JSON.parse(trace.toString('utf8'))
  const intervals: Interval[] = []
  let begun: Mark | undefined
  for (const mark of traceEvents.toSorted((a, b) => a.ts - b.ts)) {
    if (mark.name === from) begun = mark
    if (mark.name !== to || !begun) continue
    const cpuMs = ((mark.tts ?? Number.NaN) - (begun.tts ?? Number.NaN)) / 1000
    intervals.push({ cpuMs, ms: (mark.ts - begun.ts) / 1000 })
    begun = undefined
  }
  return intervals
}

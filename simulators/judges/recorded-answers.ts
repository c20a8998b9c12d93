import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the engine answered to a request of a test; `body` where that is JSON. */
export type RecordedAnswer = { method: string; path: string; status: number; body?: unknown }

export const recordedAnswers = join(import.meta.dirname, '.answers')

export const readRecordedAnswers = (): RecordedAnswer[] =>
  readdirSync(recordedAnswers).flatMap((file) =>
    readFileSync(join(recordedAnswers, file), 'utf8')
      .trim()
      .split('\n')
      .map((line): RecordedAnswer => JSON.parse(line)),
  )

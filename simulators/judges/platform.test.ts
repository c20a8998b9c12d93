import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPlatformThere, openPlatformApi } from './platform-api.ts'
import { quirks } from './platform-quirks.ts'
import { readRecordedAnswers } from './recorded-answers.ts'

/** What is told of an operation: how often it was answered with which status, and by which quirks it differs. */
export type PlatformRow = {
  description: string
  route: string
  statuses: Record<string, number>
  quirks: number[]
}

test.runIf(isPlatformThere)('every answer is as the platform’s published description has it', () => {
  const judge = openPlatformApi()
  const rows = new Map<string, PlatformRow>()
  const faults = new Set<string>()
  for (const answer of readRecordedAnswers()) {
    const verdict = judge(answer)
    if (!verdict) continue
    const { description, route } = verdict
    const key = `${description} ${route}`
    const row = rows.get(key) ?? { description, route, statuses: {}, quirks: [] }
    rows.set(key, row)
    row.statuses[answer.status] = (row.statuses[answer.status] ?? 0) + 1
    for (const fault of verdict.faults) {
      faults.add(fault)
      const quirk = quirks.findIndex((one) => one.fault.test(fault)) + 1
      if (!row.quirks.includes(quirk)) row.quirks.push(quirk)
    }
  }
  const sorted = [...rows.keys()].toSorted().map((key) => rows.get(key))
  const report = { rows: sorted, quirks: quirks.map(({ why }) => why) }
  writeFileSync(join(import.meta.dirname, '.platform/verdicts.json'), JSON.stringify(report))

  const all = [...faults]
  expect(all.filter((fault) => !quirks.some((one) => one.fault.test(fault)))).toEqual([])
  // A quirk that is seen no more is none.
  expect(quirks.filter((one) => !all.some((fault) => one.fault.test(fault)))).toEqual([])
  expect(rows.size).toBeGreaterThan(80)
})

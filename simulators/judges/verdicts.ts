import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

export type Verdict = { vendor: string; call: string; judge: string; takes: boolean }

/** Where the verdicts of a run lie until the report is written. */
export const verdictsFolder = join(import.meta.dirname, '.verdicts')

/** A test for each call that a judge takes part in; what came of it goes into the report. */
export const judgeOf = (vendor: string, judge: string) => {
  const verdicts: Verdict[] = []
  afterAll(() => {
    mkdirSync(verdictsFolder, { recursive: true })
    const file = `${vendor} ${judge}`.replaceAll(/[^\w]+/g, '-')
    writeFileSync(join(verdictsFolder, `${file}.json`), JSON.stringify(verdicts))
  })
  return (call: string, work: () => Promise<void>) =>
    test(`${vendor}, ${judge}: ${call}`, async () => {
      const verdict = { vendor, call, judge, takes: false }
      verdicts.push(verdict)
      await work()
      verdict.takes = true
    })
}

/** Members of a body that a reader of the vendor's has dropped: it does not know them. */
export const unknownMembers = (sent: unknown, read: unknown, at = ''): string[] => {
  if (typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([name, value]) => {
    const known = typeof read === 'object' && read !== null && name in read
    const path = at === '' ? name : `${at}.${name}`
    return known ? unknownMembers(value, Reflect.get(read, name), path) : [path]
  })
}

export const expectAllKnown = (sent: unknown, read: unknown) =>
  expect(unknownMembers(sent, JSON.parse(JSON.stringify(read)))).toEqual([])

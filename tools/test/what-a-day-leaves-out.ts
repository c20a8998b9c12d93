import { globSync, readFileSync } from 'node:fs'
import { leftToTheLongRun } from './journeys-of-a-day.ts'

const count = (file: string, pattern: RegExp) => readFileSync(file, 'utf8').match(pattern)?.length ?? 0

const tellEach = (files: readonly string[], pattern: RegExp, what: string) =>
  files
    .map((file) => [file, count(file, pattern)] as const)
    .filter(([, times]) => times > 0)
    .map(([file, times]) => `  - ${file}${times > 1 ? ` (${times})` : ''} ${what}`.trimEnd())
    .toSorted()

/** What `npm test` leaves to the long run, read from the tests themselves: groups, counts, layouts, retries, skips. */
export const whatADayLeavesOut = (): string[] => {
  const specs = globSync('e2e/*.spec.ts')
  const tests = globSync(
    '{engine,storefront,facts,trade,start,simulators,studio,tools,demo/build}/**/*.test.{ts,tsx}',
  )
  return [
    `- Journeys whose requirements cheaper tests prove: ${leftToTheLongRun.join(', ')}.`,
    '- Groups of which one is walked a day (`dailySample()`: a language, a width, a country), all of them here:',
    ...tellEach(specs, /\bdailySample\(/g, ''),
    '- Journeys that read a sample a day (LONG):',
    ...tellEach(specs, /process\.env\.LONG/g, ''),
    '- Tests that run at a lower count a day (LONG):',
    ...tellEach(tests, /process\.env(?:\.LONG|\['LONG'\])/g, ''),
    '- Layouts: a desk for `first-sale` alone a day; for sales, account and discovery here (`e2e/playwright.config.ts`).',
    '- Pictures: loaded a day by journeys that look at them (`seesPictures`), by all here; movements are reduced a day.',
    '- Retries: none; one, and the test named as flaky, where CI is set.',
    '- Loops that try a step until it holds (`toPass`):',
    ...tellEach([...specs, ...globSync('e2e/steps/*.ts')], /\.toPass\(/g, ''),
    '- Skipped under a condition:',
    ...tellEach([...specs, ...tests], /\b(?:test|it|describe)\.skip(?:If)?\(/g, ''),
  ]
}

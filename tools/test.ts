import { stripVTControlCharacters, styleText } from 'node:util'
import { findChrome } from './ensure-chrome.ts'
import { runCommand } from './run-command.ts'
import { writeLongReport } from './long-report.ts'
import { whatFailed } from './what-failed.ts'

/**
 * `npm test`: every kind of test, in order of cost. `--long` (npm run test:long) runs the same code at full counts.
 * All stages run, so that one red stage does not hide the next; the last line says how many tests passed and failed.
 * What the long run says is kept in `bench/results`.
 */
type Stage = { name: string; command: string; args: string[]; env?: NodeJS.ProcessEnv }

const long = process.argv.includes('--long')
const env = { CHROME_PATH: await findChrome(), ...(long ? { LONG: '1' } : {}) }
const vitest = ['run', '--reporter=default']
const theirs = process.env.TEST_DATABASE_URL

const stages: Stage[] = [
  { name: 'check', command: 'node', args: ['tools/check.ts'] },
  {
    name: 'unit and engine, on the embedded PostgreSQL',
    command: 'vitest',
    args: vitest,
    env: { ...env, TEST_DATABASE_URL: '' },
  },
]
if (theirs) {
  stages.push({
    name: 'engine, on the PostgreSQL of TEST_DATABASE_URL',
    command: 'vitest',
    args: [...vitest, 'engine'],
    env: { ...env, TEST_DATABASE_URL: theirs },
  })
}
if (long) {
  stages.push({
    name: 'several processes behind nginx, a primary and its replica',
    command: 'vitest',
    args: [...vitest, '-c', 'bench/cluster/vitest.config.ts'],
    env,
  })
}
stages.push(
  { name: 'build', command: 'node', args: ['storefront/build/build-if-stale.ts'] },
  { name: 'budgets', command: 'node', args: ['storefront/build/check-budgets.ts'] },
  {
    name: 'journeys in a real browser',
    command: 'playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts'],
    env,
  },
  // Speed is a matter of a whole machine and of minutes: not of every day.
  ...(long ? [{ name: 'Lighthouse', command: 'node', args: ['tools/lighthouse.ts'], env }] : []),
  {
    name: 'requirements cited, and the page of them written',
    command: 'node',
    args: ['tools/spec-coverage.ts'],
  },
)

const counts = (output: string, word: 'passed' | 'failed') => {
  // Both runners close with a line of counts: vitest `Tests  2 failed | 10 passed`, Playwright `10 passed (1m)`.
  const plain = stripVTControlCharacters(output)
  const lines = plain
    .split('\n')
    .filter((line) => /^\s*Tests\s/.test(line) || /^\s*\d+ (passed|failed)/.test(line))
  return lines.reduce((sum, line) => sum + Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0), 0)
}

let passed = 0
let failed = 0
const report: string[] = []
const complaints: string[] = []
for (const stage of stages) {
  console.log(styleText('bold', `\n── ${stage.name}`))
  const result = await runCommand(stage.command, stage.args, stage.env ? { env: stage.env } : {})
  const here = { passed: counts(result.output, 'passed'), failed: counts(result.output, 'failed') }
  // A stage that counts nothing is one check; a runner that died without counting is one failure.
  if (here.passed + here.failed === 0) here[result.code === 0 ? 'passed' : 'failed'] = 1
  else if (result.code !== 0 && here.failed === 0) here.failed = 1
  passed += here.passed
  failed += here.failed
  if (result.code !== 0)
    complaints.push(`${stage.name}:`, ...whatFailed(result.output).map((line) => `  ${line}`))
  const mark = result.code === 0 ? styleText('green', 'ok  ') : styleText('red', 'FAIL')
  report.push(
    `${mark} ${stage.name}: ${here.passed} passed, ${here.failed} failed (${Math.round(result.seconds)} s)`,
  )
}
console.log(`\n${report.join('\n')}\n`)
if (complaints.length > 0) console.log(`${complaints.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
if (long)
  writeLongReport(
    [...report, '', `${passed} passed, ${failed} failed`].map((line) => stripVTControlCharacters(line)),
  )
process.exitCode = failed > 0 ? 1 : 0

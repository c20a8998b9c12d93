import { stripVTControlCharacters, styleText } from 'node:util'
import { openLintCache } from './check/lint-cache.ts'
import { runCommand } from './lib/run-command.ts'

/**
 * `npm run check`: everything that can be said of the code without running it. All of it runs, two at a time; any fault
 * fails. Whatever a tool says is shown, but the one line that says that all is well.
 */
type Check = { name: string; command: string; args: string[]; allWell?: RegExp; onWell?(): void }

/** Only what changed since the last lint without a complaint, where there was one. */
const lint = openLintCache()

/** The longest first: the others take turns beside it. */
const checks: Check[] = [
  {
    name: 'lint',
    command: 'oxlint',
    args: [
      '--type-aware',
      '--deny-warnings',
      '--no-error-on-unmatched-pattern',
      '-c',
      '.oxlintrc.json',
      ...(lint.files ?? ['.']),
    ],
    allWell: /^(?:Found 0 warnings and 0 errors\.\n+)?Finished in .+$/,
    onWell: lint.save,
  },
  {
    name: 'architecture',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', '.'],
    allWell: /^✔ no dependency violations found .+$/,
  },
  // One checker: each further one looks at the types that files share once more, and another check runs beside this one.
  { name: 'types', command: 'tsc', args: ['-p', '.', '--checkers', '1'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress', '--cache'] },
  {
    name: 'format',
    command: 'biome',
    args: ['format', '.'],
    allWell: /^Checked \d+ files in .+\. No fixes applied\.$/,
  },
  { name: 'house rules', command: 'node', args: ['tools/house-rules.ts'] },
]

const show = async ({ name, command, args, allWell, onWell }: Check) => {
  const { code, seconds, output } = await runCommand(command, args, { quiet: true })
  const mark = code === 0 ? styleText('green', 'ok  ') : styleText('red', 'FAIL')
  console.log(`${mark} ${name} (${seconds.toFixed(1)} s)`)
  const said = stripVTControlCharacters(output).trim()
  if (said !== '' && !(code === 0 && allWell?.test(said))) console.log(output)
  if (code === 0) onWell?.()
  return code === 0
}

const waiting = checks.filter(({ name }) => name !== 'lint' || lint.files?.length !== 0)
if (waiting.length < checks.length) console.log(`${styleText('green', 'ok  ')} lint (nothing has changed)`)
const runAll = async (): Promise<boolean> => {
  const next = waiting.shift()
  if (!next) return true
  const isWell = await show(next)
  return (await runAll()) && isWell
}
const results = await Promise.all([runAll(), runAll()])
process.exitCode = results.every(Boolean) ? 0 : 1

import { stripVTControlCharacters, styleText } from 'node:util'
import { runCommand } from '../lib/run-command.ts'
import type { Stage } from './stages.ts'
import { whatFailed, whatWasRetried } from './what-failed.ts'

export type StageResult = {
  passed: number
  failed: number
  seconds: number
  /** What failed, by name, with its error and its place. */
  complaints: string[]
  /** What passed at a second try only, with the error of the first. */
  retried: string[]
}

/** Both runners close with a line of counts: vitest `Tests  2 failed | 10 passed`, Playwright `10 passed (1m)`. */
const countOf = (output: string, word: 'passed' | 'failed') =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /^\s*Tests\s/.test(line) || /^\s*\d+ (passed|failed)/.test(line))
    .reduce((sum, line) => sum + Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0), 0)

/**
 * Journeys mostly wait and are the longer lane: when one wants a processor, what only works lets it go first, and has the
 * processors to itself at the end.
 */
const nicenessOf = (lane: Stage['lane']) => (lane === 'code' ? 2 : 0)

/** Runs a stage, each line of what it prints marked with its id, and counts its tests. */
export const runStage = async ({ id, name, command, args, env, lane }: Stage): Promise<StageResult> => {
  console.log(styleText('bold', `── ${name}`))
  const { code, seconds, output } = await runCommand(command, args, {
    prefix: styleText('dim', `${id} │ `),
    niceness: nicenessOf(lane),
    ...(env ? { env } : {}),
  })
  const passed = countOf(output, 'passed')
  const failed = countOf(output, 'failed')
  // A stage that counts nothing is one check; a runner that died without counting is one failure.
  const isUncounted = passed + failed === 0
  return {
    passed: isUncounted && code === 0 ? 1 : passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    seconds,
    complaints: code === 0 ? [] : whatFailed(output),
    retried: code === 0 ? whatWasRetried(output) : [],
  }
}

/** The line of a stage in a report. */
export const lineOf = (name: string, { passed, failed, seconds }: StageResult): string =>
  `${failed === 0 ? styleText('green', 'ok  ') : styleText('red', 'FAIL')} ${name}: ${passed} passed, ${failed} failed (${Math.round(seconds)} s)`

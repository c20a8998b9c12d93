import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StageResult } from './run-stage.ts'

const folder = join(import.meta.dirname, '../../node_modules/.cache')
const file = join(folder, 'long-run.json')

export type LongRun = { commit: string; results: Record<string, StageResult> }

/** What is tested: the commit, and a mark where the tree holds something else. */
const readCommit = (): string => {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
    .split('\n')
    // What the run itself writes.
    .filter(
      (line) => line !== '' && !/ (bench\/results\/|docs\/spec\/(coverage\.md|proven\.json))/.test(line),
    )
  return changes.length > 0 ? `${commit} and changes` : commit
}

/** The run of this commit so far. That of another commit, or of a tree that has changed, proves nothing here. */
export const readLongRun = (): LongRun => {
  const commit = readCommit()
  try {
    const known: LongRun = JSON.parse(readFileSync(file, 'utf8'))
    if (known.commit === commit) return known
  } catch {
    // There was none.
  }
  return { commit, results: {} }
}

export const saveLongRun = (run: LongRun): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(run, null, 2))
}

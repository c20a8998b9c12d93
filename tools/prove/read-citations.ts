import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const testFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) || /^e2e\/.*\.ts$/.test(file))
    .filter((file) => existsSync(file))

/** Requirement id → files of the tests that cite it, by its id in square brackets. */
export const readCitations = (): Map<string, Set<string>> => {
  const cited = new Map<string, Set<string>>()
  for (const file of testFiles()) {
    for (const match of readFileSync(file, 'utf8').matchAll(
      /\[([STG]\d\.\d{3}(?:\s*,\s*[STG]\d\.\d{3})*)\]/g,
    )) {
      for (const id of (match[1] ?? '').split(/\s*,\s*/))
        cited.set(id, (cited.get(id) ?? new Set()).add(file))
    }
  }
  return cited
}

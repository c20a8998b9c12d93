import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'results')

/** The commit that is measured, in short. */
export const currentCommit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

/**
 * Writes `bench/results/<kind>.md`, and `<kind>.json` where there are figures, over the last report of that kind: the
 * earlier ones are in the history. A report names its commit and day in its heading. Gives the path of the page.
 */
export const saveResult = (kind: string, page: string, figures?: object): string => {
  mkdirSync(folder, { recursive: true })
  if (figures) writeFileSync(join(folder, `${kind}.json`), `${JSON.stringify(figures, null, 2)}\n`)
  const path = join(folder, `${kind}.md`)
  writeFileSync(path, page)
  return path
}

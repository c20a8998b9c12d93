import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildIfStale } from './build-if-stale.ts'
import { programFolder, root } from './made-of.ts'
import { withSourceLines } from './source-lines.ts'

beforeAll(() => buildIfStale())

/** The line, from 1, on which a text stands for the first time. */
const lineWith = (file: string, text: string) => {
  const at = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text))
  expect(at).toBeGreaterThan(-1)
  return at + 1
}

test('a place in a bundled program is told as one of its sources', () => {
  const text = 'nothing was committed: a statement of the transaction had failed'
  const bundle = join(programFolder, 'programs.js')
  const line = lineWith(bundle, text)
  const source = 'engine/src/db/db.ts'
  const stack = `Error: ?\n    at siteOf (file://${bundle}:${line}:9)\n    at async adminContextOf (file://${bundle}:${line}:2)`
  const place = `${source}:${lineWith(join(root, source), text)}`
  expect(withSourceLines(stack)).toBe(
    `Error: ?\n    at siteOf (${place})\n    at async adminContextOf (${place})`,
  )
})

test('a place that no source is known of stays as it is', () => {
  const stack = `Error: ?\n    at x (file://${programFolder}/programs.js:99999999:1)\n    at y (file:///start/else.ts:1:2)`
  expect(withSourceLines(stack)).toBe(stack)
})

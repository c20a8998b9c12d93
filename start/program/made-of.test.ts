import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { areAsDescribed, describeFiles } from './made-of.ts'

const someFiles = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamina-made-of-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['a.ts', 'b.ts']) writeFileSync(join(folder, name), 'const roof = 1\n')
  return { folder, description: describeFiles(folder, ['a.ts', 'b.ts']) }
}

test('files of another time and the same text are what they were: a checkout writes them anew', () => {
  const { folder, description } = someFiles()
  utimesSync(join(folder, 'b.ts'), 1, 1)
  expect(areAsDescribed(folder, description)).toBe(true)
})

test('a text of the same length, changed within the same second, is another', () => {
  const { folder, description } = someFiles()
  writeFileSync(join(folder, 'b.ts'), 'const roof = 2\n')
  expect(areAsDescribed(folder, description)).toBe(false)
})

test('a file that is gone is another', () => {
  const { folder, description } = someFiles()
  rmSync(join(folder, 'a.ts'))
  expect(areAsDescribed(folder, description)).toBe(false)
})

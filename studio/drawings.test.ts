import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('drawings.ts', import.meta.url))
const committed = fileURLToPath(new URL('../demo/images/', import.meta.url))

test('the committed drawings are what the studio draws', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
  execFileSync(process.execPath, [script, folder], { stdio: 'ignore' })
  const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  )
  expect(drawn.length).toBeGreaterThan(130)
  const changed = drawn.filter(
    (name) => readFileSync(join(folder, name), 'utf8') !== readFileSync(join(committed, name), 'utf8'),
  )
  expect(changed).toEqual([])
  rmSync(folder, { recursive: true })
})

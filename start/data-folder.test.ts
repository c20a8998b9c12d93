import { chmodSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('a missing DATA_DIR is made, for its owner only, and opened again as it is', () => {
  const parent = temporaryFolder()
  const folder = openDataFolder(join(parent, 'a', 'b'))
  expect(folder).toBe(realpathSync(join(parent, 'a', 'b')))
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(openDataFolder(folder)).toBe(folder)
})

test('a DATA_DIR that cannot be used is told in one line that names the variable', () => {
  const parent = temporaryFolder()
  writeFileSync(join(parent, 'file'), '')
  for (const folder of [join(parent, 'file'), join(parent, 'file', 'below'), '/proc/lamina']) {
    expect(() => openDataFolder(folder)).toThrow(/^DATA_DIR: the folder [^\n]+$/)
  }
})

test('a DATA_DIR that is a file is called one', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(() => openDataFolder(file)).toThrow('(it is a file, not a folder)')
})

test.runIf(process.getuid?.() !== 0)('a DATA_DIR without permission is reported too', () => {
  const folder = join(temporaryFolder(), 'closed')
  mkdirSync(folder)
  chmodSync(folder, 0)
  // Only an open folder can be taken away again.
  onTestFinished(() => chmodSync(folder, 0o700))
  expect(() => openDataFolder(folder)).toThrow('DATA_DIR: the folder')
})

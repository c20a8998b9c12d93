import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

test('a script in tools is a command of package.json, its helpers lie in a folder of its name or in lib', () => {
  const commands = Object.values(packageJson.scripts).flatMap(
    (script) => /tools\/([\w-]+)\.ts/.exec(script)?.[1] ?? [],
  )
  const entries = readdirSync(join(import.meta.dirname, '..'), { withFileTypes: true })
  const named = (isFolder: boolean) =>
    entries.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => name)
  expect(named(false).toSorted()).toEqual(
    ['runtime.mjs', ...new Set(commands.map((name) => `${name}.ts`))].toSorted(),
  )
  for (const folder of named(true)) expect([...commands, 'lib']).toContain(folder)
})

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whatFailed } from './what-failed.ts'

const root = join(import.meta.dirname, '../..')

/** What a real Vitest prints over a file of tests; run inside the project, where its packages are found. */
const outputOf = async (source: string): Promise<string> => {
  const folder = await mkdtemp(join(root, 'node_modules', '.what-failed-'))
  try {
    await writeFile(join(folder, 'sample.test.ts'), source)
    const config = join(folder, 'vitest.config.mjs')
    await writeFile(config, 'export default { test: { include: ["sample.test.ts"], exclude: [] } }')
    return await new Promise((resolve) => {
      execFile(
        join(root, 'node_modules', '.bin', 'vitest'),
        ['run', '--root', folder, '--config', config],
        { cwd: root, env: { ...process.env, CI: '' } },
        (_error, stdout, stderr) => resolve(stdout + stderr),
      )
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a failed test is named, and an error outside of any test with what it said', async () => {
  const output = await outputOf(`
    import { expect, test } from 'vitest'
    test('two and two', () => expect(2 + 2).toBe(5))
    test('quiet', async () => {
      setTimeout(() => { throw new Error('nobody heard this') })
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  `)
  expect(whatFailed(output)).toEqual([
    expect.stringContaining('two and two'),
    'Error: nobody heard this',
    '  This error originated in "sample.test.ts" test file',
    '  The last test to run before this error was "quiet"',
  ])
})

test('a browser run ends with its list of failed journeys', () => {
  expect(
    whatFailed(
      '  1) e2e/cart.spec.ts:12:1 › a cart \n\n    Error: no\n\n  1 failed\n    e2e/cart.spec.ts:12:1 › a cart\n',
    ),
  ).toEqual(['1) e2e/cart.spec.ts:12:1 › a cart'])
})

test('any other command is quoted from its end', () => {
  expect(whatFailed('a\nb\nc\nd\ne\nf\n\n')).toEqual(['b', 'c', 'd', 'e', 'f'])
})

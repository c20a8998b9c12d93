import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whatFailed, whatWasRetried } from './what-failed.ts'

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
    '  AssertionError: expected 4 to be 5 // Object.is equality',
    expect.stringContaining('❯ sample.test.ts:3:'),
    'Error: nobody heard this',
    '  This error originated in "sample.test.ts" test file',
    '  The last test to run before this error was "quiet"',
  ])
})

/** What Playwright prints over a journey that failed and one that passed at its second try. */
const browserRun = `
  1) [phone] › e2e/cart.spec.ts:12:1 › a cart

    Error: expect(locator).toBeVisible() failed

      > 20 |   await expect(page.getByText('x')).toBeVisible()
        at /shop/e2e/cart.spec.ts:20:9

  2) [phone] › e2e/quote.spec.ts:36:1 › a quote

    Test timeout of 30000ms exceeded.

  1 failed
    [phone] › e2e/cart.spec.ts:12:1 › a cart
  1 flaky
    [phone] › e2e/quote.spec.ts:36:1 › a quote
`
const reasons = [
  '1) [phone] › e2e/cart.spec.ts:12:1 › a cart',
  '  Error: expect(locator).toBeVisible() failed',
  '  at /shop/e2e/cart.spec.ts:20:9',
  '2) [phone] › e2e/quote.spec.ts:36:1 › a quote',
  '  Test timeout of 30000ms exceeded.',
]

test('a browser run ends with its journeys that failed, each with its reason', () => {
  expect(whatFailed(browserRun)).toEqual(reasons)
})

test('what passed at a second try is told with why the first failed; a clean run has nothing to tell', () => {
  expect(whatWasRetried(browserRun)).toEqual(reasons)
  expect(whatWasRetried('  ✓ 1 a cart\n\n  1 passed (2s)\n')).toEqual([])
})

test('any other command is quoted from its end', () => {
  expect(whatFailed('a\nb\nc\nd\ne\nf\n\n')).toEqual(['b', 'c', 'd', 'e', 'f'])
})

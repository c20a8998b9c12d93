import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { expect, test } from 'vitest'

test('a URL without a user means whoever runs the process, though the environment says nothing', () => {
  const script = `const { connectTo } = await import('./connect-to.ts')
    const { default: pg } = await import('pg')
    for (const url of ['postgres://localhost/shop', 'postgres://ana@localhost/shop'])
      console.log(new pg.Client(connectTo(url)).user)`
  const folder = import.meta.dirname
  const run = (env: Record<string, string>) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, env })
      .toString()
      .split('\n')
  expect(run({})).toEqual([userInfo().username, 'ana', ''])
  expect(run({ PGUSER: 'shop' })).toEqual(['shop', 'ana', ''])
})

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { shopUnderTest } from './shops.ts'

/** Runs one of the merchant's commands on the shop under test: `lamina('stock', 'set', …)`. Gives what it said. */
export const lamina = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(
    'node',
    ['tools/runtime.mjs', 'start/run.ts', 'cli', ...args],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, DATA_DIR: shopUnderTest.dataDir, DATABASE_URL: '' },
    },
  )
  return stdout
}

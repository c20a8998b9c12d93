import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startOwnShop } from './own-shop.ts'
import { shopUnderTest } from './shops.ts'

/** A shop as `init` makes it, running, and the link of its owner's invitation. */
export const openNewShop = async (owner: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lamina-new-shop-'))
  const port = shopUnderTest.port + 12
  const env = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMITS: 'off' }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/runtime.mjs', 'start/run.ts', 'cli', 'init', owner],
    { cwd: join(import.meta.dirname, '../..'), env: { ...process.env, ...env } },
  )
  const shop = await startOwnShop(port, env)
  return {
    origin: shop.origin,
    invitation: /\S+\/admin\/invitation#\S+/.exec(stdout)?.[0] ?? '',
    close: async () => {
      await shop.stop('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

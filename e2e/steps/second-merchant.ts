import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SiteFile } from '../../engine/src/bundle/site.ts'
import { runningPostgres } from '../../start/postgres/start-postgres.ts'
import { startOwnShop } from './own-shop.ts'
import { shopUnderTest } from './shops.ts'

const root = join(import.meta.dirname, '../..')

/** A shop of another merchant: its own bundle, database and origins, two processes over one database. */
export const openSecondMerchant = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lamina-second-merchant-'))
  const bundle = join(dataDir, 'bundle')
  cpSync(join(root, 'e2e/second-merchant'), bundle, { recursive: true })
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMITS: 'off' }
  const importBundle = () =>
    promisify(execFile)(process.execPath, ['tools/runtime.mjs', 'start/run.ts', 'cli', 'import', bundle], {
      cwd: root,
      env: { ...process.env, ...env },
    })
  await importBundle()
  const shop = await startOwnShop(shopUnderTest.port + 6, env)
  const database = runningPostgres(dataDir)
  if (!database) throw new Error('the second merchant has no database')
  const other = await startOwnShop(shopUnderTest.port + 9, { ...env, DATABASE_URL: database })
  return {
    origins: [shop.origin, other.origin] as const,
    /** Imports the business again with other settings, as its merchant would. */
    importWith: async (change: (site: SiteFile) => SiteFile) => {
      const file = join(bundle, 'site.json')
      const site: SiteFile = JSON.parse(readFileSync(file, 'utf8'))
      writeFileSync(file, JSON.stringify(change(site)))
      await importBundle()
    },
    close: async () => {
      await other.stop('SIGTERM')
      await shop.stop('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

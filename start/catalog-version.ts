import type { Engine } from '../engine/src/index.ts'
import { catalogVersionsOf } from '../engine/src/kernel/site.ts'
import type { CatalogVersion } from '../storefront/src/server/index.ts'

const intervalMs = 1000

/**
 * The version of the catalogue as a text that can be read at any time: cached pages are valid for one version. The
 * sites are in memory and an import is announced, so reading them once a second costs nothing and is early enough.
 */
export const watchCatalogVersion = async ({ sites }: Engine): Promise<CatalogVersion & { stop(): void }> => {
  let version = ''
  const look = async () => {
    version = catalogVersionsOf(await sites.all())
  }
  await look()
  // While the database is away the last version stands.
  const timer = setInterval(() => void look().catch(() => undefined), intervalMs)
  timer.unref()
  return { current: () => version, look, stop: () => clearInterval(timer) }
}

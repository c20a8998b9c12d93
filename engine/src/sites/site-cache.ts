import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { type Db, dbOver } from '../db/db.ts'
import type { Site } from '../kernel/site.ts'
import { selectSites } from './queries.ts'

/** The configured sites, kept in memory while no import has changed them. */
export type SiteCache = {
  /** The site with this id (case as configured), or undefined. */
  get(siteId: string): Promise<Site | undefined>
  all(): Promise<Site[]>
  /** Reads again at the next call. */
  forget(): void
  close(): Promise<void>
}

/** Channel on which an import announces itself. */
export const catalogChannel = 'lamina_catalog'

const pollMs = 5_000

/**
 * Opens the cache. Imports are heard by LISTEN; where a pooler swallows it, a poll of the version rows every 5 s
 * finds them.
 */
export const openSiteCache = async (pool: pg.Pool): Promise<SiteCache> => {
  const db: Db = dbOver(pool)
  let loaded: Promise<Site[]> | undefined
  let loadedAt = 0
  let latest: Site[] = []
  // A site that has not changed stays the same object: what is kept of its catalogue hangs on it.
  const sameOrNew = (site: Site) => latest.find((known) => isDeepStrictEqual(known, site)) ?? site
  const forget = () => {
    loaded = undefined
  }
  const load = () => {
    if (loaded && Date.now() - loadedAt < pollMs) return loaded
    loadedAt = Date.now()
    const fresh = db.query(selectSites()).then((rows) => {
      latest = rows.map(({ config, ...rest }) => sameOrNew({ ...config, ...rest }))
      return latest
    })
    fresh.catch(forget)
    loaded = fresh
    return fresh
  }
  const listener = await listen(pool, forget)
  return {
    get: async (siteId) => (await load()).find((site) => site.siteId === siteId),
    all: load,
    forget,
    close: async () => listener?.release(true),
  }
}

const listen = async (pool: pg.Pool, heard: () => void) => {
  try {
    const client = await pool.connect()
    client.on('notification', heard)
    // Without this handler a lost server would end the process; the poll takes over.
    client.on('error', heard)
    await client.query(`listen ${catalogChannel}`)
    return client
  } catch {
    return undefined
  }
}

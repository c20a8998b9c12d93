import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { type Db, dbOver } from '../db/db.ts'
import { listen } from '../db/listen.ts'
import { carryCaches } from '../kernel/cache-per-catalog-version.ts'
import type { Site } from '../kernel/site.ts'
import { catalogChannel, selectPriceChanges, selectSites } from './queries.ts'

/** The configured sites, kept in memory while no import has changed them. */
export type SiteCache = {
  /** The site with this id (case as configured), or undefined. */
  get(siteId: string): Promise<Site | undefined>
  all(): Promise<Site[]>
  /** Reads again at the next call. */
  forget(): void
  close(): Promise<void>
}

const pollMs = 800

/**
 * So many changes in a row are shown each at once. What is kept of a catalogue goes with each, so more of them are shown
 * together, four times a second: a list of prices that is sent line by line shall not take from shoppers what is kept for them.
 */
const shownAtOnce = 12
const togetherMs = 250

/** Runs `work` at once when it is asked for seldom, else once for all that ask within a while. Returns how to ask, and how to end. */
const gathered = (work: () => void) => {
  let credit = shownAtOnce
  let creditAt = performance.now()
  let waiting: NodeJS.Timeout | undefined
  const ask = () => {
    if (waiting) return
    const now = performance.now()
    credit = Math.min(shownAtOnce, credit + (now - creditAt) / togetherMs)
    creditAt = now
    if (credit >= 1) {
      credit--
      work()
      return
    }
    waiting = setTimeout(() => {
      waiting = undefined
      work()
    }, togetherMs)
    waiting.unref()
  }
  return { ask, end: () => clearTimeout(waiting) }
}

/**
 * What is read along with a site that is new, so that no shopper waits for it; `former`: its version before. A failure leaves
 * it to who asks.
 */
type Preload = (shop: { db: Db; site: Site; former: Site | undefined }) => Promise<unknown>

/**
 * Opens the cache. Imports are heard by LISTEN, and read before anybody asks; where a pooler swallows it, a poll of the
 * version rows every 0.8 s finds them.
 */
export const openSiteCache = async (pool: pg.Pool, preload: Preload): Promise<SiteCache> => {
  const db: Db = dbOver(pool)
  let loaded: Promise<Site[]> | undefined
  let loadedAt = 0
  let latest: Site[] = []
  // A site that has not changed stays the same object: what is kept of its catalogue hangs on it.
  const sameOrNew = (site: Site) => latest.find((known) => isDeepStrictEqual(known, site)) ?? site
  // From a version to one that differs in prices alone, what was read of the rest is handed on.
  const carryOver = async (site: Site) => {
    const before = latest.find(({ siteId }) => siteId === site.siteId)
    const versions = before ? site.catalogVersion - before.catalogVersion : 0
    if (!before || versions < 1) return
    if (!isDeepStrictEqual({ ...before, catalogVersion: 0 }, { ...site, catalogVersion: 0 })) return
    const changes = await db.query(
      selectPriceChanges(site.siteId, before.catalogVersion, site.catalogVersion),
    )
    if (changes.length === versions) carryCaches(before, site, changes)
  }
  const forget = () => {
    loaded = undefined
  }
  const load = () => {
    if (loaded && Date.now() - loadedAt < pollMs) return loaded
    loadedAt = Date.now()
    const fresh = db.query(selectSites()).then(async (rows) => {
      const sites = rows.map(({ config, ...rest }) => sameOrNew({ ...config, ...rest }))
      const unknown = sites.filter((site) => !latest.includes(site))
      for (const site of unknown) await carryOver(site)
      const formerOf = ({ siteId }: Site) => latest.find((known) => known.siteId === siteId)
      await Promise.allSettled(unknown.map((site) => preload({ db, site, former: formerOf(site) })))
      latest = sites
      return sites
    })
    fresh.catch(forget)
    loaded = fresh
    return fresh
  }
  // `renew` has no caller to report a failure to; the next `load` reports it.
  const reload = () => {
    forget()
    load().catch(() => undefined)
  }
  const changes = gathered(reload)
  const stopListening = await listen(pool, catalogChannel, changes.ask)
  reload()
  return {
    get: async (siteId) => (await load()).find((site) => site.siteId === siteId),
    all: load,
    forget,
    close: async () => {
      changes.end()
      stopListening?.()
    },
  }
}

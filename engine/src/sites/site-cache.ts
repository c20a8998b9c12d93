import type pg from 'pg'
import { type Db, dbOver } from '../db/db.ts'
import { listen } from '../db/listen.ts'
import { carryCaches } from '../kernel/cache-per-catalog-version.ts'
import type { Site } from '../kernel/site.ts'
import {
  catalogChannel,
  selectPriceChanges,
  selectSiteMarks,
  selectSites,
  type SiteMarks,
  type SiteRow,
} from './queries.ts'

/** The configured sites, kept in memory while no import has changed them. */
export type SiteCache = {
  /** The site with this id (case as configured), or undefined. */
  get(siteId: string): Promise<Site | undefined>
  all(): Promise<Site[]>
  /** Reads again at the next call. */
  forget(): void
  close(): Promise<void>
}

/** Without LISTEN, the database is asked this often at most whether others changed something, and only while calls come in. */
const pollMs = 400

/**
 * So many changes in a row are each shown at once. Further ones are gathered and shown four times a second, since each empties the
 * caches of the catalogue: prices that are sent one by one must not empty them with every call.
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

/** A site as it was read, and which of its settings' revisions that is. */
type KnownSite = { site: Site; settingsRevision: number }

const siteOf = ({ config, settingsRevision, ...rest }: SiteRow): KnownSite => ({
  site: { ...config, ...rest },
  settingsRevision,
})

/**
 * What is read along with a site that is new, so that no shopper waits for it; `former`: its version before. A failure leaves
 * it to who asks.
 */
type Preload = (shop: { db: Db; site: Site; former: Site | undefined }) => Promise<unknown>

/**
 * Opens the cache. Imports are heard by LISTEN, and read before anybody asks; where a pooler swallows it, a poll of the
 * version rows every 0.4 s finds them.
 */
export const openSiteCache = async (pool: pg.Pool, preload: Preload): Promise<SiteCache> => {
  const db: Db = dbOver(pool)
  let loaded: Promise<Site[]> | undefined
  let loadedAt = 0
  let latest: KnownSite[] = []
  const knownOf = (siteId: string) => latest.find(({ site }) => site.siteId === siteId)
  /** The sites of these versions. A site that has not changed stays the same object, since the caches of its catalogue belong to it. */
  const readSites = async (marks: readonly SiteMarks[]): Promise<KnownSite[]> => {
    const isKnown = ({ siteId, settingsRevision }: SiteMarks) =>
      knownOf(siteId)?.settingsRevision === settingsRevision
    const unknown = marks.filter((mark) => !isKnown(mark)).map(({ siteId }) => siteId)
    const rows = unknown.length > 0 ? await db.query(selectSites(unknown)) : []
    const fresh = new Map(rows.map((row) => [row.siteId, siteOf(row)]))
    return marks.flatMap(({ siteId, catalogVersion }) => {
      const known = fresh.get(siteId) ?? knownOf(siteId)
      if (!known) return []
      const isShown = known.site.catalogVersion === catalogVersion || fresh.has(siteId)
      return [isShown ? known : { ...known, site: { ...known.site, catalogVersion } }]
    })
  }
  // From a version to one that differs in prices alone, what was read of the rest is handed on.
  const carryOver = async ({ site, settingsRevision }: KnownSite) => {
    const before = knownOf(site.siteId)
    if (before?.settingsRevision !== settingsRevision) return
    const versions = site.catalogVersion - before.site.catalogVersion
    if (versions < 1) return
    const changes = await db.query(
      selectPriceChanges(site.siteId, before.site.catalogVersion, site.catalogVersion),
    )
    if (changes.length === versions) carryCaches(before.site, site, changes)
  }
  const forget = () => {
    loaded = undefined
  }
  const read = async () => {
    const sites = await readSites(await db.query(selectSiteMarks()))
    const changed = sites.filter(({ site }) => knownOf(site.siteId)?.site !== site)
    for (const one of changed) await carryOver(one)
    const prepare = ({ site }: KnownSite) => preload({ db, site, former: knownOf(site.siteId)?.site })
    await Promise.allSettled(changed.map(prepare))
    latest = sites
    return sites.map(({ site }) => site)
  }
  const load = () => {
    if (loaded && Date.now() - loadedAt < pollMs) return loaded
    loadedAt = Date.now()
    const fresh = read()
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

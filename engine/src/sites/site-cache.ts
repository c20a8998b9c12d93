import type pg from 'pg'
import { type Db, dbOver } from '../db/db.ts'
import { listen } from '../db/listen.ts'
import { carryCaches } from '../kernel/cache-per-catalog-version.ts'
import type { Site } from '../kernel/site.ts'
import { gatherChanges } from './gather-changes.ts'
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

/** While calls come in, the database is asked this often whether others changed something: a pooler may swallow LISTEN. */
const pollMs = 400

/** Who asks meanwhile is answered from what was read before, but from nothing that is older than this. */
const oldestMs = 800

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
 * Opens the cache. Changes are heard by LISTEN; where a pooler swallows it, a poll of the version rows finds them. The
 * first that are heard are waited for, so that who has changed something sees it. Nobody waits for the others: until a
 * new version has been read, together with what is read for it, the former one is shown.
 */
export const openSiteCache = async (pool: pg.Pool, preload: Preload): Promise<SiteCache> => {
  const db: Db = dbOver(pool)
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
  const read = async () => {
    const sites = await readSites(await db.query(selectSiteMarks()))
    const changed = sites.filter(({ site }) => knownOf(site.siteId)?.site !== site)
    for (const one of changed) await carryOver(one)
    const prepare = ({ site }: KnownSite) => preload({ db, site, former: knownOf(site.siteId)?.site })
    await Promise.allSettled(changed.map(prepare))
    latest = sites
    return sites.map(({ site }) => site)
  }
  /** What whoever asks is shown; undefined after a change that they are to see. */
  let known: { sites: Site[]; at: number } | undefined
  /** The latest reading that has begun, while it goes on; `done` before it: an older one is never shown after a newer one. */
  let reading: Promise<Site[]> | undefined
  let done: Promise<unknown> = Promise.resolve()
  const begin = () => {
    const at = Date.now()
    const mine = done.then(read)
    done = mine.catch(() => undefined)
    reading = mine
    const end = (sites?: Site[]) => {
      if (reading !== mine) return
      reading = undefined
      if (sites) known = { sites, at }
    }
    mine.then(end, () => end())
    return mine
  }
  const load = async () => {
    // A clock that was set back makes nothing young.
    const age = known ? Math.abs(Date.now() - known.at) : oldestMs
    if (known && age < pollMs) return known.sites
    const fresh = reading ?? begin()
    if (!known || age >= oldestMs) return fresh
    // Who asks later is told of a failure.
    fresh.catch(() => undefined)
    return known.sites
  }
  const forget = () => {
    known = undefined
    reading = undefined
  }
  const changes = gatherChanges({
    immediately: () => {
      forget()
      begin().catch(() => undefined)
    },
    together: () => void begin().catch(() => undefined),
  })
  const stopListening = await listen(pool, catalogChannel, changes.ask)
  begin().catch(() => undefined)
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

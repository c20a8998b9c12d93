import type { SiteFile } from '../bundle/site.ts'
import { json, sql, type Statement } from '../db/sql.ts'
import type { PriceChange } from '../kernel/cache-per-catalog-version.ts'
import type { Site } from '../kernel/site.ts'

export type SiteMarks = { siteId: string; catalogVersion: number; settingsRevision: number }

export type SiteRow = SiteMarks &
  Pick<Site, 'shipping' | 'synonyms'> & { config: Omit<Site, 'shipping' | 'synonyms' | 'catalogVersion'> }

const marks = sql`id as "siteId", catalog_version as "catalogVersion", settings_revision as "settingsRevision"`

/** What tells of each site whether it is as it was read: a few bytes, which are asked for often. */
export const selectSiteMarks = () => sql<SiteMarks>`select ${marks} from site order by id`

/** Sites with their configuration: all, or some. */
export const selectSites = (ids?: readonly string[]) => sql<SiteRow>`
  select ${marks}, config, shipping, synonyms from site
  where ${ids === undefined ? sql`true` : sql`id = any(${ids}::text[])`} order by id`

/** Channel on which a change of the catalogue announces itself. */
export const catalogChannel = 'lamina_catalog'

/** How many versions are remembered by what they changed; whoever is further behind reads everything again. */
const remembered = 1_000

/** What the versions behind one, up to another, changed: those that changed prices alone. */
export const selectPriceChanges = (siteId: string, after: number, until: number) => sql<PriceChange>`
  select country, product_ids as "productIds" from catalogue_change
  where site_id = ${siteId} and version > ${after} and version <= ${until}`

/** The next version of the catalogue; every process hears of it when the transaction commits. */
export const raiseCatalogVersion = (siteId: string) => sql<{ version: number }>`
  with raised as (update site set catalog_version = catalog_version + 1 where id = ${siteId} returning catalog_version)
  select catalog_version as version, pg_notify(${catalogChannel}, ${siteId}) from raised`

/** The same, of a version that changed prices of a country alone. */
export const raiseCatalogVersionByPrices = (siteId: string, { country, productIds }: PriceChange) => sql<{
  version: number
}>`
  with raised as (
    update site set catalog_version = catalog_version + 1 where id = ${siteId} returning catalog_version as version
  ), gone as (
    delete from catalogue_change where site_id = ${siteId} and version <= (select version from raised) - ${remembered}::int
  ), noted as (
    insert into catalogue_change (site_id, version, country, product_ids)
    select ${siteId}, version, ${country}, ${productIds}::text[] from raised
  )
  select version, pg_notify(${catalogChannel}, ${siteId}) from raised`

const catalogueLock = (siteId: string | Statement<unknown>) =>
  sql`hashtextextended('catalogue ' || ${siteId}::text, 0)`

/** Until the end of the transaction nobody else changes the site's catalogue: an import. */
export const lockCatalogue = (siteId: string) => sql`select pg_advisory_xact_lock(${catalogueLock(siteId)})`

/** For the rest of the transaction a lock is waited for two seconds at most. */
export const limitLockWait = () => sql`set local lock_timeout = '2s'`

const sharingSites = (siteId: string) => sql`
  with main as (
    select id, config from site where id = ${siteId} or config -> 'alsoAs' ? ${siteId}
  )
  select id from main
  union select jsonb_array_elements_text(coalesce(config -> 'alsoAs', '[]')) from main`

/** The site itself and those that hold the same goods (`alsoAs`). */
export const selectSharingSites = (siteId: string) =>
  sql<{ id: string }>`select id from (${sharingSites(siteId)}) s order by id`

/**
 * The same, `shared` where no import replaces that site's catalogue, nor does until the end of the transaction; edits stand
 * beside one another.
 */
export const tryShareCatalogues = (siteId: string) => sql<{ id: string; shared: boolean }>`
  select id, pg_try_advisory_xact_lock_shared(${catalogueLock(sql`id`)}) as shared
  from (${sharingSites(siteId)}) s order by id`

/** A site's `site.json`, which nobody else changes until the end of the transaction. */
export const lockSiteFile = (siteId: string) =>
  sql<{ file: SiteFile }>`select config as file from site where id = ${siteId} for no key update`

export const selectSiteFile = (siteId: string) =>
  sql<{ file: SiteFile }>`select config as file from site where id = ${siteId}`

export const updateSiteFile = (siteId: string, file: SiteFile) =>
  sql`update site set config = ${json(file)} where id = ${siteId}`

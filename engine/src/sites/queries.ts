import { sql } from '../db/sql.ts'
import type { Site } from '../kernel/site.ts'

type SiteRow = { config: Omit<Site, 'shipping' | 'synonyms' | 'catalogVersion'> } & Pick<
  Site,
  'shipping' | 'synonyms' | 'catalogVersion'
>

/** All sites with their configuration. */
export const selectSites = () =>
  sql<SiteRow>`select config, shipping, synonyms, catalog_version as "catalogVersion" from site order by id`

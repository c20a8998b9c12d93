import { sql } from '../../db/sql.ts'
import type { StemTexts } from './load-stems.ts'

/** What PostgreSQL makes of the word of a row `q`; words hold neither quotes nor operators (`query-words.ts`). */
export const stemTexts = sql`
  to_tsquery('spanish', quote_literal(q.word))::text as es, to_tsquery('english', quote_literal(q.word))::text as en,
  to_tsquery('spanish', quote_literal(q.word) || ':*')::text as "esBeginning",
  to_tsquery('english', quote_literal(q.word) || ':*')::text as "enBeginning"`

export const selectStems = (words: string[]) =>
  sql<StemTexts>`select q.word, ${stemTexts} from unnest(${words}::text[]) as q(word)`

/** A hit as the tables have it; its variants only where it is a family. */
type HitRow = {
  id: string
  kind: string
  countries: string
  facets: string
  doc: string
  nameEs: string
  nameEn: string
  popularity: number
  prices: Record<string, [number, number]>
  variants: { countries: string[]; facets: string[]; prices: Record<string, number> }[]
}

/** What neither a country's code nor a facet has in it: a list as one text is read in a tenth of the time. */
export const listSeparator = '\u001f'

const hit = sql`
  g.id, g.kind, array_to_string(g.countries, ${listSeparator}::text) as countries,
  array_to_string(g.facets, ${listSeparator}::text) as facets, g.doc::text as doc,
  g.name_es as "nameEs", g.name_en as "nameEn", g.popularity, g.prices,
  case when g.kind = 'master' then (
    select coalesce(jsonb_agg(jsonb_build_object('countries', v.countries, 'facets', v.facets, 'prices', v.prices)), '[]')
    from search_variant v where v.site_id = g.site_id and v.group_id = g.id and v.sku <> g.id
  ) else '[]' end as variants`

/** Hits behind an id, in the order of their ids. */
export const selectHitsBehind = (siteId: string, id: string, limit: number) => sql<HitRow>`
  select ${hit} from search_group g where g.site_id = ${siteId} and g.id > ${id} order by g.id limit ${limit}`

/** What is seen now, and how many hits there are, of which no more than `most` are counted. */
export const selectExtent = (siteId: string, most: number) => sql<{ snapshot: string; hits: number }>`
  select pg_current_snapshot()::text as snapshot,
    (select count(*)::int from (select 1 from search_group where site_id = ${siteId} limit ${most}) counted) as hits`

/**
 * What has been written since a snapshot was taken, also by transactions that began before it: the hits as they are now,
 * in one reading, and the ids of all that changed, so that those that are gone are known. `isRebuilt`: everything may
 * have changed, and no hit is told.
 */
export const selectChanges = (siteId: string, snapshot: string, most: number) => sql<{
  snapshot: string
  isRebuilt: boolean
  changed: string[]
  hits: HitRow[]
}>`
  with changed as materialized (
    select group_id from search_change
    where site_id = ${siteId} and changed_by >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
      and not pg_visible_in_snapshot(changed_by, ${snapshot}::text::pg_snapshot)
    limit ${most + 1}
  ), extent as materialized (
    select exists (select 1 from changed where group_id = '') or (select count(*) from changed) > ${most}::int as is_whole
  )
  select pg_current_snapshot()::text as snapshot, is_whole as "isRebuilt",
    case when is_whole then '{}' else array(select group_id from changed) end as changed,
    case when is_whole then '[]' else coalesce((
      select jsonb_agg(to_jsonb(found)) from (
        select ${hit} from search_group g where g.site_id = ${siteId} and g.id in (select group_id from changed)
      ) found), '[]') end as hits
  from extent`

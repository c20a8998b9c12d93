import { sql } from '../db/sql.ts'
import type { StemTexts } from './inverted-index/load-stems.ts'
import { stemTexts } from './inverted-index/queries.ts'
import type { WordKnowledge } from './understand-query.ts'

/** What the catalogue knows of each word: itself or a form of it, words that go on from it, words that look alike; its stems. */
export const selectKnowledge = (siteId: string, words: string[]) => sql<WordKnowledge & StemTexts>`
  select q.word, ${stemTexts}, exact.found as exact, prefix.found as prefix,
    case when exact.found or prefix.found or length(q.word) < 4 or q.word ~ '[0-9]' then '[]'
    else coalesce((
      select jsonb_agg(jsonb_build_object('word', w.word, 'uses', w.uses, 'languages', w.languages))
      from (
        select word, uses, array_remove(array[case when shown_es is not null then 'es' end,
          case when shown_en is not null then 'en' end], null) as languages
        from search_word
        where site_id = ${siteId} and (
          (word ~>=~ left(q.word, 1) and word ~<~ (left(q.word, 1) || '~') and length(word) between length(q.word) - 2 and length(q.word) + 2)
          or word % q.word)
        limit 2000
      ) w), '[]') end as alike
  from unnest(${words}::text[]) as q(word)
  cross join lateral (select exists (
    select 1 from search_word w where w.site_id = ${siteId} and (w.word = q.word
      or w.stem_es = (ts_lexize('spanish_stem', q.word))[1] or w.stem_en = (ts_lexize('english_stem', q.word))[1])
  ) or length(q.word) = 1 as found) exact
  cross join lateral (select length(q.word) > 1 and exists (
    select 1 from search_word w where w.site_id = ${siteId} and w.word ~>=~ q.word and w.word ~<~ (q.word || '~')) as found) prefix`

/** Hits with a SKU that begins so; the words of a query that is a SKU say nothing more. */
export const selectGroupsBySku = (siteId: string, prefix: string) => sql<{ id: string }>`
  select distinct group_id as id from search_variant
  where site_id = ${siteId} and lower(sku) ~>=~ ${prefix} and lower(sku) ~<~ (${prefix}::text || '~') limit 200`

import { sql } from '../db/sql.ts'

/** The hits that are written anew, by their ids; all without. */
export type Groups = readonly string[] | undefined

const everything = sql`true`

/** Rows of `product p` that belong to these hits. */
const ofGroups = (groups: Groups) =>
  groups === undefined
    ? everything
    : sql`(p.id = any(${groups}::text[]) or p.master_id = any(${groups}::text[]))`

/** Rows of the search's own tables that belong to these hits. */
const ofHits = (groups: Groups) =>
  groups === undefined ? everything : sql`group_id = any(${groups}::text[])`

export const deleteGroups = (siteId: string, groups?: Groups) => sql`
  delete from search_group
  where site_id = ${siteId} and ${groups === undefined ? everything : sql`id = any(${groups}::text[])`}`
export const deleteVariants = (siteId: string, groups?: Groups) => sql`
  delete from search_variant where site_id = ${siteId} and ${ofHits(groups)}`
export const deleteWords = (siteId: string) => sql`delete from search_word where site_id = ${siteId}`

/** Tells the processes that keep the search in memory that everything is written anew. */
export const markAllChanged = (siteId: string) => sql`
  with forgotten as (delete from search_change where site_id = ${siteId} and group_id <> '')
  insert into search_change (site_id, group_id) values (${siteId}, '')
  on conflict (site_id, group_id) do update set changed_by = pg_current_xact_id()`

/** The transaction that last wrote everything anew; no row where none has. Spliced into another module's statement. */
export const lastRebuild = (siteId: string) => sql`
  select changed_by::text::bigint from search_change where site_id = ${siteId} and group_id = ''`

/** Tells them which hits are, those among them that are gone. */
export const markChanged = (siteId: string, groups: readonly string[]) => sql`
  insert into search_change (site_id, group_id)
  select distinct ${siteId}::text, id from unnest(${groups}::text[]) id order by 2
  on conflict (site_id, group_id) do update set changed_by = pg_current_xact_id()`

export const dropPairs = () => sql`drop table if exists search_pair, search_value, search_name`

/**
 * For this transaction alone: sorts and joins over the whole catalogue in memory rather than in files, and what reads
 * every name by two workers at once.
 */
export const roomForSorts = () => [
  sql`set local work_mem = '64MB'`,
  sql`set local max_parallel_workers_per_gather = 1`,
]

export const analyzeSearch = () => sql`analyze search_group, search_variant, search_word`

/** Every value of everything on sale, its length in metres among them, with the group it belongs to. */
export const createPairs = (siteId: string, groups?: Groups) => sql`
  create temporary table search_pair on commit drop as
  select p.id as sku, coalesce(p.master_id, p.id) as group_id, e.key, e.value
  from product p
  cross join lateral (
    select key, value from jsonb_each_text(p.attributes || p.variation_values)
    union all
    select 'length', (p.length_mm / 1000.0)::float8::text where p.length_mm is not null
  ) e
  where p.site_id = ${siteId} and p.online and p.kind <> 'master' and ${ofGroups(groups)}`

/** How each value reads: the attribute's name, then the value's own or with the unit behind it; the words and stems by
 * which it is found, the value as it is kept among them. */
export const createValues = (siteId: string) => sql`
  create temporary table search_value on commit drop as
  select key, value, refinable,
    search_text(concat_ws(' ', name_es, read_es)) as read_es, search_text(concat_ws(' ', name_en, read_en)) as read_en,
    search_text(concat_ws(' ', name_es, value, read_es)) as es, search_text(concat_ws(' ', name_en, value, read_en)) as en,
    setweight(to_tsvector('spanish', search_text(concat_ws(' ', name_es, value, read_es)))
      || to_tsvector('english', search_text(concat_ws(' ', name_en, value, read_en))), 'B') as doc
  from (
    select pair.key, pair.value, coalesce(a.attribute ? 'refinement', false) as refinable,
      spanish_texts(a.attribute -> 'name') as name_es, english_texts(a.attribute -> 'name') as name_en,
      coalesce(spanish_texts(v.named -> 'name'), pair.value || coalesce(a.attribute -> 'suffix' ->> 'es', '')) as read_es,
      coalesce(english_texts(v.named -> 'name'), pair.value || coalesce(a.attribute -> 'suffix' ->> 'en', '')) as read_en
    from (select distinct key, value from search_pair) pair
    left join lateral (
      select attribute from site, jsonb_array_elements(config -> 'attributes') attribute
      where site.id = ${siteId} and attribute ->> 'id' = pair.key
    ) a on true
    left join lateral (
      select named from jsonb_array_elements(a.attribute -> 'values') named where named ->> 'value' = pair.value
    ) v on true
  ) texts`

/** The words of each hit's name and keywords: what costs most to make, made once. */
export const createNames = (siteId: string, groups?: Groups) => sql`
  create temporary table search_name on commit drop as
  select id, search_text(spanish_texts(name)) as es, search_text(english_texts(name)) as en,
    search_text(spanish_texts(keywords)) as keywords_es, search_text(english_texts(keywords)) as keywords_en
  from product p where site_id = ${siteId} and online and kind <> 'variant' and ${ofGroups(groups)}`

export const analyzePairs = () => sql`analyze search_pair, search_value, search_name`

/** Prices of what belongs to these hits. */
const ofSkus = (siteId: string, groups: Groups) =>
  groups === undefined
    ? everything
    : sql`sku in (select id from product p where p.site_id = ${siteId} and ${ofGroups(groups)})`

/** What can be bought or quoted, with the values it is found and filtered by. */
export const insertVariants = (siteId: string, groups?: Groups) => sql`
  insert into search_variant (site_id, sku, group_id, countries, facets, doc, prices, stock_pattern)
  with described as (
    select pair.sku,
      array_agg(pair.key || '=' || pair.value order by pair.key, pair.value) filter (where value.refinable) as facets,
      tsvector_sum(value.doc order by pair.key, pair.value) as doc
    from search_pair pair join search_value value using (key, value)
    group by pair.sku
  ), first_price as (
    select distinct on (country, sku) country, sku, amount_minor
    from price where site_id = ${siteId} and ${ofSkus(siteId, groups)} order by country, sku, min_quantity
  ), priced as (
    select sku, jsonb_object_agg(country, amount_minor) as prices
    from first_price where amount_minor is not null group by sku
  )
  select p.site_id, p.id, coalesce(p.master_id, p.id), p.countries,
    coalesce(d.facets, '{}') || array(select 'cgid=' || c from unnest(p.category_ids) c),
    coalesce(d.doc, ''),
    case when p.sell_mode = 'quote' then '{}' else coalesce(priced.prices, '{}') end,
    p.stock_pattern
  from product p
  left join described d on d.sku = p.id
  left join priced on priced.sku = p.id
  where p.site_id = ${siteId} and p.online and p.kind <> 'master' and ${ofGroups(groups)}`

/** The hits: masters with what all their variants offer, and everything that stands alone with what it is. */
export const insertGroups = (siteId: string, groups?: Groups) => sql`
  insert into search_group
    (site_id, id, kind, countries, facets, doc, name_es, name_en, popularity, prices)
  with variant as (
    select group_id, facets, countries, prices from search_variant
    where site_id = ${siteId} and sku <> group_id and ${ofHits(groups)}
  ), facet as (
    select group_id, array_agg(distinct f) as facets
    from variant cross join lateral unnest(facets) f group by group_id
  ), country as (
    select group_id, array_agg(distinct c) as countries
    from variant cross join lateral unnest(countries) c group by group_id
  ), price_range as (
    select group_id, jsonb_object_agg(key, jsonb_build_array(low, high)) as prices
    from (
      select group_id, key, min(value::bigint) as low, max(value::bigint) as high
      from variant cross join lateral jsonb_each_text(prices) group by group_id, key
    ) ranges group by group_id
  ), offer as (
    select group_id, facets, countries, prices
    from facet join country using (group_id) left join price_range using (group_id)
    union all
    select group_id, facets, countries,
      (select jsonb_object_agg(key, jsonb_build_array(value, value)) from jsonb_each(prices))
    from search_variant where site_id = ${siteId} and sku = group_id and ${ofHits(groups)}
  ), described as (
    select group_id, tsvector_sum(doc) as doc
    from (select distinct group_id, key, value from search_pair) pair join search_value using (key, value)
    group by group_id
  ), shelf as materialized (
    select id, setweight(to_tsvector('spanish', search_text(spanish_texts(name)))
      || to_tsvector('english', search_text(english_texts(name))), 'C') as doc
    from category where site_id = ${siteId} and id <> 'root'
  ), shelved as (
    select category_ids, tsvector_sum(shelf.doc) as doc
    from (
      select distinct category_ids from product p where site_id = ${siteId} and kind <> 'variant' and ${ofGroups(groups)}
    ) shelves
    cross join lateral unnest(category_ids) c join shelf on shelf.id = c
    group by category_ids
  )
  select p.site_id, p.id, p.kind, offer.countries, offer.facets,
    setweight(to_tsvector('spanish', n.es), 'A') || setweight(to_tsvector('english', n.en), 'A')
      || setweight(to_tsvector('spanish', n.keywords_es), 'B') || setweight(to_tsvector('english', n.keywords_en), 'B')
      || coalesce(described.doc, '') || coalesce(shelved.doc, ''),
    fold(coalesce(p.name ->> 'es', p.id)), fold(coalesce(p.name ->> 'en', p.id)),
    p.popularity, coalesce(offer.prices, '{}')
  from product p
  join offer on offer.group_id = p.id
  left join described on described.group_id = p.id
  left join shelved on shelved.category_ids = p.category_ids
  join search_name n on n.id = p.id
  where p.site_id = ${siteId} and p.online and p.kind <> 'variant' and ${ofGroups(groups)}`

/**
 * The words of names, keywords, values and categories. All are known in a query, whatever the page's language; each is
 * proposed only in the languages that write it, with the accents that people write there. Of some hits: only words that
 * are new; the uses of the others are counted again by the next whole rebuild.
 */
export const insertWords = (siteId: string, groups?: Groups) => sql`
  insert into search_word (site_id, word, shown_es, shown_en, stem_es, stem_en, uses)
  with written as (
    select language, search_text(written) as word, (array_agg(written order by n desc))[1] as shown
    from (
      select language, written, count(*) as n
      from (
        select language, name ->> language as text
          from product p cross join unnest(array['es', 'en']) language
          where site_id = ${siteId} and kind <> 'variant' and ${ofGroups(groups)}
        union all select language, keywords ->> language
          from product p cross join unnest(array['es', 'en']) language
          where site_id = ${siteId} and kind <> 'variant' and ${ofGroups(groups)}
        union all select language, name ->> language
          from category cross join unnest(array['es', 'en']) language where site_id = ${siteId}
      ) texts cross join lateral regexp_split_to_table(lower(texts.text), '[^[:alnum:]]+') written
      where text ~ '[^ -~]' and written ~ '[^ -~]'
      group by language, written
    ) spelled group by language, search_text(written)
  ), used as (
    select word, 'es' as language, nentry as uses from ts_stat(format(
      $$select to_tsvector('simple', concat_ws(' ', n.es, n.keywords_es))
        from search_group g join search_name n using (id) where g.site_id = %L$$, ${siteId}::text))
    union all
    select word, 'en', nentry from ts_stat(format(
      $$select to_tsvector('simple', concat_ws(' ', n.en, n.keywords_en))
        from search_group g join search_name n using (id) where g.site_id = %L$$, ${siteId}::text))
    union all
    select word, null, nentry from ts_stat('select to_tsvector(''simple'', es || '' '' || en) from search_value')
    union all
    select word, 'es', 0 from ts_stat('select to_tsvector(''simple'', read_es) from search_value')
    union all
    select word, 'en', 0 from ts_stat('select to_tsvector(''simple'', read_en) from search_value')
    union all
    select word, 'es', nentry from ts_stat(format(
      $$select to_tsvector('simple', search_text(spanish_texts(name))) from category where site_id = %L$$, ${siteId}::text))
    union all
    select word, 'en', nentry from ts_stat(format(
      $$select to_tsvector('simple', search_text(english_texts(name))) from category where site_id = %L$$, ${siteId}::text))
  )
  select ${siteId}, word,
    max(coalesce(written.shown, word)) filter (where language = 'es'),
    max(coalesce(written.shown, word)) filter (where language = 'en'),
    (ts_lexize('spanish_stem', word))[1], (ts_lexize('english_stem', word))[1], sum(uses)
  from used left join written using (language, word)
  where length(word) between 2 and 40
  group by word
  on conflict (site_id, word) do nothing`

/** The same of the hits that hold some SKUs. */
export const markChangedOf = (siteId: string, skus: readonly string[]) => sql`
  insert into search_change (site_id, group_id)
  select distinct site_id, group_id from search_variant
  where site_id = ${siteId} and sku = any(${skus}::text[]) order by group_id
  on conflict (site_id, group_id) do update set changed_by = pg_current_xact_id()`

/**
 * What some SKUs cost, as `insertVariants` has it, and with it the ranges of the hits that hold them, from what all their variants
 * cost, as `insertGroups` has them. To be called with those hits marked.
 */
export const updatePrices = (siteId: string, skus: readonly string[]) => sql`
  with first_price as (
    select distinct on (country, sku) country, sku, amount_minor
    from price where site_id = ${siteId} and sku = any(${skus}::text[]) order by country, sku, min_quantity
  ), priced as (
    select sku, jsonb_object_agg(country, amount_minor) as prices
    from first_price where amount_minor is not null group by sku
  ), changed as (
    update search_variant v
    set prices = case when p.sell_mode = 'quote' then '{}' else coalesce(priced.prices, '{}') end
    from product p left join priced on priced.sku = p.id
    where v.site_id = ${siteId} and v.sku = any(${skus}::text[]) and p.site_id = v.site_id and p.id = v.sku
    returning v.group_id, v.sku, v.prices
  ), touched as (
    select distinct group_id from changed
  ), standing as (
    select group_id, prices from changed
    union all
    select v.group_id, v.prices from search_variant v join touched using (group_id)
    where v.site_id = ${siteId} and v.sku not in (select sku from changed)
  ), price_range as (
    select group_id, jsonb_object_agg(key, jsonb_build_array(low, high)) as prices
    from (
      select s.group_id, key, min(value::bigint) as low, max(value::bigint) as high
      from standing s cross join lateral jsonb_each_text(s.prices) group by s.group_id, key
    ) ranges group by group_id
  )
  update search_group g set prices = coalesce(r.prices, '{}')
  from touched t left join price_range r using (group_id)
  where g.site_id = ${siteId} and g.id = t.group_id`

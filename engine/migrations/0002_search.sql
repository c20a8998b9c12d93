-- What the search reads: written whole by each import from the catalogue's tables, never by hand.

-- Every text of one language, those of single countries (es-GT) included.
create function spanish_texts(jsonb) returns text language sql immutable parallel safe
  as $$ select coalesce($1->>'es', '') || coalesce(' ' || ($1->>'es-SV'), '') || coalesce(' ' || ($1->>'es-GT'), '')
    || coalesce(' ' || ($1->>'es-HN'), '') || coalesce(' ' || ($1->>'es-NI'), '') || coalesce(' ' || ($1->>'es-CR'), '')
    || coalesce(' ' || ($1->>'es-EC'), '') $$;
create function english_texts(jsonb) returns text language sql immutable parallel safe
  as $$ select coalesce($1->>'en', '') || coalesce(' ' || ($1->>'en-SV'), '') || coalesce(' ' || ($1->>'en-GT'), '')
    || coalesce(' ' || ($1->>'en-HN'), '') || coalesce(' ' || ($1->>'en-NI'), '') || coalesce(' ' || ($1->>'en-CR'), '')
    || coalesce(' ' || ($1->>'en-EC'), '') $$;

-- What of a text can be searched: folded words, numbers without idle zeros, fractions; halves and quarters are written
-- out, the rest becomes blank.
create function search_text(text) returns text language sql immutable parallel safe strict
  as $$ select regexp_replace(regexp_replace(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary,
    replace(replace(replace($1, '½', ' 1/2'), '¼', ' 1/4'), '¾', ' 3/4'))), '[^a-z0-9./]+', ' ', 'g'),
    '([0-9])\.0+(?![0-9])', '\1', 'g'), '(\.[0-9]*[1-9])0+(?![0-9])', '\1', 'g') $$;

-- Whether one piece (of any variant of a master) can be had from the given stores: own stock, transfer from plants (S2), or made to order (S3).
create function is_available(site text, product_id text, own text[], plants text[]) returns boolean
  language sql stable parallel safe
  as $$ select exists (
    select 1 from product p where p.site_id = site and (p.id = product_id or p.master_id = product_id) and (
      p.stock_pattern = 'S3' or exists (
        select 1 from inventory i where i.site_id = site and i.sku = p.id and i.on_hand > 0
          and (i.inventory_id = any(own) or (p.stock_pattern = 'S2' and i.inventory_id = any(plants)))
      )
    )) $$;

-- Joins the documents of a thing's parts: stems are found once per value, not once per product.
create aggregate tsvector_sum(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '', parallel = safe);

-- One row per hit: a master with its variants, an item, a set, a bundle.
create table search_group (
  site_id text not null references site,
  id text not null,
  kind text not null,
  countries text[] not null,
  -- attribute=value of any variant, and cgid=category for every category above it.
  facets text[] not null,
  -- Names A, values and keywords B, categories C; Spanish and English stems together.
  doc tsvector not null,
  -- Folded names, for likeness and suggestions.
  title text not null,
  name_es text not null,
  name_en text not null,
  popularity int not null,
  -- Country → [lowest, highest] first price in minor units. Goods that are only quoted have none.
  prices jsonb not null,
  primary key (site_id, id)
);
create index search_group_doc on search_group using gin (doc);
create index search_group_facets on search_group using gin (facets);
create index search_group_title on search_group using gin (title gin_trgm_ops);
create index search_group_popularity on search_group (site_id, popularity desc, id);

-- One row per thing that can be bought or quoted.
create table search_variant (
  site_id text not null references site,
  sku text not null,
  group_id text not null,
  countries text[] not null,
  facets text[] not null,
  -- Its own values only: which of a master's variants is meant.
  doc tsvector not null,
  -- Country → first price in minor units.
  prices jsonb not null,
  primary key (site_id, sku)
);
create index search_variant_group on search_variant (site_id, group_id);
create index search_variant_facets on search_variant using gin (facets);
create index search_variant_sku on search_variant (site_id, lower(sku) text_pattern_ops);

-- Words of the catalogue as written (folded), to tell typing errors from words.
create table search_word (
  site_id text not null references site,
  word text not null,
  -- As people write it, with its accents.
  shown text not null,
  stem_es text,
  stem_en text,
  uses int not null,
  primary key (site_id, word)
);
create index search_word_stem_es on search_word (site_id, stem_es);
create index search_word_stem_en on search_word (site_id, stem_en);
create index search_word_likeness on search_word using gin (word gin_trgm_ops);
create index search_word_prefix on search_word (site_id, word text_pattern_ops);

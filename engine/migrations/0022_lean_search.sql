-- What the search no longer asks: likeness is looked for among words, the order by popularity among the hits alone.
alter table search_group drop column title;
drop index search_group_popularity;
drop index search_variant_facets;

-- The search's tables are written by one place alone, out of the catalogue's: asking for each row whether its site
-- exists costs a tenth of that.
alter table search_group drop constraint search_group_site_id_fkey;
alter table search_variant drop constraint search_variant_site_id_fkey;
alter table search_word drop constraint search_word_site_id_fkey;

-- Texts of pages, by which nothing is looked for: no statistics, which would unpack thousands of them.
alter table product alter column content set statistics 0, alter column images set statistics 0;

-- Lists of recommendations are computed anew after an import, not after each change of one product: which transaction last wrote
-- all that the search reads.
alter table recommendation_run drop column catalog_version, add column rebuilt_by bigint;

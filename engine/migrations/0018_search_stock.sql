-- How a variant is kept, beside what search reads of it: whether one can be had is asked of a whole catalogue at once.
alter table search_variant add column stock_pattern text not null default 'S1';
update search_variant v set stock_pattern = p.stock_pattern
  from product p where p.site_id = v.site_id and p.id = v.sku and p.stock_pattern <> 'S1';
create index search_variant_kept on search_variant (site_id, stock_pattern, sku) where stock_pattern <> 'S1';

-- What lies in a store, and what is made of parts.
create index inventory_on_hand on inventory (site_id, inventory_id, sku) where on_hand > 0;
create index product_with_parts on product (site_id, id) where members <> '[]';

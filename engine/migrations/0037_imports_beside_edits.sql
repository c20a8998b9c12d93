-- What the last import said of each row: a digest of its line. Prices are of a product in a country.
create table imported_row (
  site_id text not null,
  file text not null,
  key text not null,
  digest text not null,
  primary key (site_id, file, key)
);

-- Rows that were changed since by anything but an import.
create table edited_row (
  site_id text not null,
  file text not null,
  key text not null,
  primary key (site_id, file, key)
);

create function note_edit() returns trigger language plpgsql as $$
declare
  edited record := coalesce(new, old);
  named text;
begin
  if tg_argv[0] = 'prices' then named := edited.country || ' ' || edited.sku; else named := edited.id; end if;
  insert into edited_row (site_id, file, key) values (edited.site_id, tg_argv[0], named) on conflict do nothing;
  return null;
end $$;

create trigger product_edited after insert or delete on product for each row
  when (current_setting('lamina.import', true) is distinct from 'on') execute function note_edit('products');
create trigger product_edited_in_place after update on product for each row
  when (old.* is distinct from new.* and current_setting('lamina.import', true) is distinct from 'on')
  execute function note_edit('products');
create trigger category_edited after insert or delete on category for each row
  when (current_setting('lamina.import', true) is distinct from 'on') execute function note_edit('categories');
create trigger category_edited_in_place after update on category for each row
  when (old.* is distinct from new.* and current_setting('lamina.import', true) is distinct from 'on')
  execute function note_edit('categories');
create trigger store_edited after insert or delete on store for each row
  when (current_setting('lamina.import', true) is distinct from 'on') execute function note_edit('stores');
create trigger store_edited_in_place after update on store for each row
  when (old.* is distinct from new.* and current_setting('lamina.import', true) is distinct from 'on')
  execute function note_edit('stores');
create trigger promotion_edited after insert or delete on promotion for each row
  when (current_setting('lamina.import', true) is distinct from 'on') execute function note_edit('promotions');
create trigger promotion_edited_in_place after update on promotion for each row
  when (old.* is distinct from new.* and current_setting('lamina.import', true) is distinct from 'on')
  execute function note_edit('promotions');
create trigger content_edited after insert or delete on content for each row
  when (current_setting('lamina.import', true) is distinct from 'on') execute function note_edit('content');
create trigger content_edited_in_place after update on content for each row
  when (old.* is distinct from new.* and current_setting('lamina.import', true) is distinct from 'on')
  execute function note_edit('content');
create trigger price_edited after insert or delete or update on price for each row
  when (current_setting('lamina.import', true) is distinct from 'on') execute function note_edit('prices');

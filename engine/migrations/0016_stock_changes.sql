-- Which transaction last changed a count, so that a process which keeps counts asks only for what has changed since.
alter table inventory add column changed_by xid8 not null default pg_current_xact_id();
create index inventory_changed on inventory (site_id, changed_by);

create function mark_stock_change() returns trigger language plpgsql as $$
begin
  new.changed_by := pg_current_xact_id();
  return new;
end $$;

create trigger inventory_change before update on inventory
  for each row when (old.on_hand is distinct from new.on_hand) execute function mark_stock_change();

-- Grows with each change of a person's roles or state.
alter table staff_member add column revision integer not null default 1;

-- Orders by the inventories that their goods are promised from: those of one store.
create index orders_inventories on orders
  using gin (jsonb_path_query_array(document, '$.agreed.lines[*].inventoryId'));

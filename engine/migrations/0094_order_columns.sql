-- What lists of orders filter, sort and sum by stood in documents of some kilobytes: each look at a list read every order of the shop
-- whole. Beside the document it is read alone.
alter table orders
  add column weight_grams bigint generated always as ((document #>> '{agreed,weightGrams}')::numeric::bigint) stored,
  add column promised text generated always as (order_promised(document)) stored,
  add column payment_method_id text generated always as (document #>> '{agreed,payments,0,methodId}') stored,
  add column has_cut boolean generated always as (jsonb_path_exists(document, '$.agreed.lines[*].lengthMm')) stored,
  add column is_from_quote boolean generated always as (jsonb_path_exists(document, '$.agreed.lines[*].quote')) stored,
  add column has_pickup boolean
    generated always as (jsonb_path_exists(document, '$.agreed.lines[*] ? (@.pickUp == true)')) stored,
  add column has_delivery boolean
    generated always as (jsonb_path_exists(document, '$.agreed.lines[*] ? (@.pickUp == false)')) stored,
  add column inventory_ids jsonb
    generated always as (jsonb_path_query_array(document, '$.agreed.lines[*].inventoryId')) stored,
  add column placed_store_id text generated always as (document #>> '{placedBy,storeId}') stored;

drop index orders_inventories;
create index orders_inventories on orders using gin (inventory_ids);

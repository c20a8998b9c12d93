-- The promotions that took something off an order: of its lines, its delivery, the whole.
create function order_promotions(document jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_path_query_array(document, '$.agreed.*.discounts.promotionId')
    || jsonb_path_query_array(document, '$.agreed.discounts.promotionId')
$$;
create index orders_promotions on orders using gin (order_promotions(document));

-- Where a view stands among those of its list, the lowest first; one that moves takes a place between two others.
alter table staff_saved_view add column position double precision not null default 0;
alter table staff_shared_view add column position double precision not null default 0;
update staff_saved_view v set position = n.at from (
  select staff_id, list, id, row_number() over (partition by staff_id, list order by created_at, id) as at
  from staff_saved_view) n
where (v.staff_id, v.list, v.id) = (n.staff_id, n.list, n.id);
update staff_shared_view v set position = n.at from (
  select organization_id, id, row_number() over (partition by organization_id, list order by created_at, id) as at
  from staff_shared_view) n
where (v.organization_id, v.id) = (n.organization_id, n.id);

-- Words that are searched for in vain and that the merchant does not sell: the list of misses leaves them out.
create table search_ignored (
  site_id text not null,
  country text not null,
  words text not null,
  primary key (site_id, country, words)
);

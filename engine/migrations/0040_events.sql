-- What happened in the shop, for the merchant's other systems: written by triggers, in the transaction of the change and on
-- every way that leads to it. An event names ids, never persons.
create table event (
  site_id text not null,
  id uuid primary key default gen_random_uuid(),
  -- The order of writing. Who changes the same row waits for its lock, so what follows another has the higher one.
  seq bigint generated always as identity,
  -- The place in the feed, without gaps: given once the transaction has been committed.
  position bigint,
  type text not null,
  -- When it happened, as the row says; what has no time of its own takes that of its place.
  at timestamptz,
  -- Null: of no single country.
  country text,
  data jsonb not null
);
create unique index event_position on event (site_id, position) where position is not null;
create index event_unplaced on event (site_id, seq) where position is null;
create index event_at on event (site_id, at);

-- The feed of a site: its last place, the last that is no longer kept, and the transactions whose stock was told of.
create table event_feed (
  site_id text primary key,
  last_position bigint not null default 0,
  dropped_position bigint not null default 0,
  stock_seen xid8
);

-- Programs that are called when something happens.
create table webhook (
  site_id text not null,
  id uuid not null,
  url text not null,
  -- Empty: all types.
  types text[] not null,
  -- Null: of all countries.
  countries text[],
  -- Encrypted with the shop's key; the one before it signs too until its end.
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  status text not null check (status in ('enabled', 'disabled', 'failed')),
  created_by jsonb not null,
  created_at timestamptz not null,
  revision integer not null default 1,
  primary key (site_id, id)
);

create table webhook_delivery (
  site_id text not null,
  webhook_id uuid not null,
  event_id uuid not null references event on delete cascade,
  status text not null check (status in ('waiting', 'delivered', 'failed')),
  -- Tries since it was last asked for, and how often it was asked for.
  tries integer not null default 0,
  round integer not null default 1,
  answer integer,
  fault text,
  tried_at timestamptz,
  next_at timestamptz,
  primary key (site_id, webhook_id, event_id),
  foreign key (site_id, webhook_id) references webhook (site_id, id) on delete cascade
);
create index webhook_delivery_event on webhook_delivery (event_id);

-- A backup that is put into a new database is no news.
create function write_event(site_id text, type text, country text, data jsonb, at timestamptz) returns void language plpgsql as $$
begin
  if current_setting('lamina.events', true) is distinct from 'off' then
    insert into event (site_id, type, country, data, at) values (site_id, type, country, data, at);
  end if;
end $$;

create function write_order_events() returns trigger language plpgsql as $$
declare
  known integer := case tg_op when 'INSERT' then 0 else jsonb_array_length(old.history) end;
  step text;
begin
  for step in
    select kind.type from jsonb_array_elements(new.history) with ordinality as entry (value, place)
    join (values ('created', 'created'), ('paid', 'paid'), ('cut', 'cut'), ('ready', 'ready'), ('shipped', 'shipped'),
      ('handed_over', 'completed'), ('cancelled', 'cancelled'), ('refunded', 'refunded')) as kind (what, type)
      on kind.what = entry.value ->> 'what'
    where entry.place > known order by entry.place
  loop
    perform write_event(new.site_id, 'order.' || step, new.country, jsonb_build_object('orderNo', new.order_no), new.modified_at);
  end loop;
  if new.status = 'failed' and (tg_op = 'INSERT' or old.status <> 'failed') then
    perform write_event(new.site_id, 'order.failed', new.country, jsonb_build_object('orderNo', new.order_no), new.modified_at);
  end if;
  return null;
end $$;
create trigger order_events after insert on orders for each row execute function write_order_events();
create trigger order_step_events after update on orders for each row
  when (old.history is distinct from new.history or old.status <> new.status) execute function write_order_events();

create function write_quote_event() returns trigger language plpgsql as $$
begin
  perform write_event(new.site_id, 'quote.' || new.state, new.country, jsonb_build_object('quoteId', new.id, 'number', new.number),
    new.modified_at);
  return null;
end $$;
create trigger quote_events after insert on opportunity for each row execute function write_quote_event();
-- A further offer is priced too.
create trigger quote_step_events after update on opportunity for each row
  when (old.state <> new.state or (new.state = 'priced' and jsonb_array_length(new.offers) > jsonb_array_length(old.offers)))
  execute function write_quote_event();

create function write_customer_event() returns trigger language plpgsql as $$
declare
  person customer;
begin
  if tg_op = 'DELETE' then person := old; else person := new; end if;
  perform write_event(person.site_id, 'customer.' || tg_argv[0],
    substring(person.profile ->> 'preferredLocale' from '[A-Z]{2}$'),
    jsonb_build_object('customerId', person.id, 'customerNo', person.customer_no),
    case tg_op when 'DELETE' then null else person.modified_at end);
  return null;
end $$;
create trigger customer_created after insert on customer for each row execute function write_customer_event('created');
create trigger customer_updated after update on customer for each row
  when ((old.login, old.email, old.profile, old.addresses) is distinct from (new.login, new.email, new.profile, new.addresses))
  execute function write_customer_event('updated');
create trigger customer_closed after delete on customer for each row execute function write_customer_event('closed');

create function write_case_event() returns trigger language plpgsql as $$
begin
  perform write_event(new.site_id, 'case.created', new.country, jsonb_build_object('caseId', new.id), new.created_at);
  return null;
end $$;
create trigger case_created after insert on service_case for each row execute function write_case_event();

create function write_transfer_event() returns trigger language plpgsql as $$
begin
  perform write_event(new.site_id, 'transfer.' || new.status, new.country, jsonb_build_object('transferId', new.id),
    case new.status when 'shipped' then new.shipped_at else new.closed_at end);
  return null;
end $$;
create trigger transfer_events after update on stock_transfer for each row
  when (old.status <> new.status and new.status in ('shipped', 'received')) execute function write_transfer_event();

-- Whatever changes the catalogue by a call, a schedule or the command line leaves an entry here, in its own transaction.
create function write_catalogue_event() returns trigger language plpgsql as $$
declare
  event_type text := case
    when new.subject_kind in ('product', 'attribute') then 'product.changed'
    when new.subject_kind = 'price' then 'price.changed'
    when new.subject_kind in ('promotion', 'campaign', 'coupon') then 'promotion.changed'
    when new.subject_kind = 'content' then 'content.published'
  end;
begin
  if event_type = 'price.changed' then
    perform write_event(new.site_id, event_type, split_part(new.subject_id, ' ', 1), jsonb_build_object('productIds',
      coalesce(jsonb_path_query_array(new.change::jsonb, 'strict $.after[*].productId', silent => true), '[]')), new.at);
  elsif event_type is not null then
    perform write_event(new.site_id, event_type, null, jsonb_build_object('kind', new.subject_kind, 'id', new.subject_id),
      new.at);
  end if;
  return null;
end $$;
create trigger catalogue_events after insert on audit_entry for each row
  when (new.subject_kind in ('product', 'attribute', 'price', 'promotion', 'campaign', 'coupon', 'content'))
  execute function write_catalogue_event();

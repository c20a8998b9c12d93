-- What the merchant's desk looks orders up by. Functions, so that an index and a query name one and the same thing.

-- Where an order stands in its work, in one word.
create function order_step(status text, payment_status text, history jsonb) returns text
  language sql immutable parallel safe as $$
  select case
    when status = 'created' then 'waiting'
    when status <> 'new' then status
    when payment_status <> 'paid' then 'unpaid'
    when history @> '[{"what": "shipped"}]' then 'shipped'
    when history @> '[{"what": "ready"}]' then 'ready'
    when history @> '[{"what": "cut"}]' then 'cut'
    else 'paid' end $$;

-- The day by which all of it was promised, as ISO.
create function order_promised(document jsonb) returns text language sql immutable parallel safe as $$
  select greatest(document #>> '{agreed,shipment,method,day}',
    (select max(day #>> '{}') from jsonb_path_query(document, '$.agreed.lines[*] ? (@.pickUp == true).ready.day') as day)) $$;

-- Number and names of an order as folded words; numbers of persons are never found by a part.
create function order_words(order_no text, document jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, regexp_replace(public.fold(concat_ws(' ', order_no, document ->> 'customerName',
    document ->> 'email', document #>> '{agreed,billing,taxpayer,legalName}',
    document #>> '{agreed,shipment,address,address,firstName}', document #>> '{agreed,shipment,address,address,lastName}',
    substring(document #>> '{agreed,personPicksUp}' from '"firstName":"([^"]*)"'),
    substring(document #>> '{agreed,personPicksUp}' from '"lastName":"([^"]*)"'))), '[^[:alnum:]]+', ' ', 'g')) $$;

-- Phones and ids of an order's persons, letters and digits alone.
create function order_numbers(document jsonb) returns text[] language sql immutable parallel safe as $$
  select array(select distinct regexp_replace(lower(one), '[^[:alnum:]]+', '', 'g') from unnest(array[
    document #>> '{agreed,billing,address,phone}', document #>> '{agreed,billing,taxpayer,taxId}',
    document #>> '{agreed,billing,taxpayer,nrc}', document #>> '{agreed,shipment,address,address,phone}',
    substring(document #>> '{agreed,personPicksUp}' from '"phone":"([^"]*)"'),
    substring(document #>> '{agreed,personPicksUp}' from '"idNumber":"([^"]*)"')]) as one where one <> '') $$;

create index orders_step on orders (site_id, order_step(status, payment_status, history), created_at desc);
create index orders_words on orders using gin (order_words(order_no, document));
create index orders_numbers on orders using gin (order_numbers(document));
create index orders_skus on orders using gin (jsonb_path_query_array(document, '$.agreed.lines[*].sku'));

-- Who placed it: the shop's pages, or a person of the merchant. How many pieces of each line are cut, ready, dispatched and
-- handed over while not all of them are. Further persons who may pick it up.
alter table orders add column channel text not null default 'shop' check (channel in ('shop', 'counter', 'phone'));
alter table orders add column progress jsonb not null default '{}';
-- How many pickup codes were used: the present one is made of it.
alter table orders add column pickup_uses integer not null default 0;
alter table orders add column collectors jsonb not null default '[]';

-- What the merchant's people did with an order, for themselves: notes, parts of steps, money. Its owner never sees it.
create table order_event (
  site_id text not null,
  order_no text not null,
  seq bigint generated always as identity,
  at timestamptz not null,
  actor jsonb not null,
  kind text not null,
  note text,
  detail jsonb,
  primary key (site_id, order_no, seq)
);

-- Money that goes back in part: asked for in one transaction, done by a job.
create table order_refund (
  site_id text not null,
  id text not null,
  order_no text not null,
  payment_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  status text not null check (status in ('asked', 'done', 'failed')),
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (site_id, id)
);
create index order_refund_order on order_refund (site_id, order_no);

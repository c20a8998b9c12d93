-- Answers of calls of the merchant's people and programs that are not repeated: of one caller, operation and key, two days.
create table admin_request (
  site_id text not null,
  actor text not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  status integer,
  headers jsonb,
  answer jsonb,
  created_at timestamptz not null,
  primary key (site_id, actor, operation, key)
);

-- Phones of a customer, digits alone: found whole, never by a part.
create function customer_phones(profile jsonb) returns text[] language sql immutable parallel safe as $$
  select array(select distinct regexp_replace(one, '[^0-9]+', '', 'g') from unnest(array[
    profile ->> 'phoneHome', profile ->> 'phoneMobile', profile ->> 'phoneBusiness']) as one where one <> '') $$;
create index customer_phones on customer using gin (customer_phones(profile));

-- Baskets that the merchant's people fill for a customer, until the order is placed or the customer takes over.
create index basket_counter on basket (site_id, country, created_at) where temporary and document ? 'counter';

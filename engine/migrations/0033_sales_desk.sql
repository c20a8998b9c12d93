-- What the merchant pays for goods: a piece or a metre, without tax, from a day on. No shopper's view reads it.
create table cost (
  site_id text not null,
  country text not null,
  sku text not null,
  valid_from date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (site_id, country, sku, valid_from)
);

-- Who of the merchant's people looks after a request, and the offer they are working on. The revision grows with each change.
alter table opportunity add column owner jsonb;
alter table opportunity add column draft jsonb;
alter table opportunity add column revision integer not null default 1;

create function opportunity_words(number text, document jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, regexp_replace(public.fold(concat_ws(' ', number,
    document #>> '{contact,name}', document #>> '{contact,email}', document #>> '{contact,customerNo}')),
    '[^[:alnum:]]+', ' ', 'g')) $$;
create index opportunity_words on opportunity using gin (opportunity_words(number, document));
create index opportunity_created on opportunity (site_id, country, created_at desc, id);

create function raise_opportunity_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
-- The CRM's answers and the customer's count as changes; when it was last asked does not.
create trigger opportunity_revision before update on opportunity for each row
  when ((old.state, old.valid_until, old.offers, old.messages, old.owner, old.draft)
    is distinct from (new.state, new.valid_until, new.offers, new.messages, new.owner, new.draft))
  execute function raise_opportunity_revision();

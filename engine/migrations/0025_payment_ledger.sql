-- What was asked, taken and given back, and by whom, a row for each: written in the transaction of the change, never altered.
create table payment_entry (
  site_id text not null,
  seq bigint generated always as identity,
  at timestamptz not null,
  payment_id text not null,
  order_no text not null,
  -- Who took it: the way to pay.
  method text not null,
  -- taken_back: by the vendor, the buyer's bank, or the merchant's desk at the vendor.
  kind text not null check (kind in ('asked', 'taken', 'given_back', 'taken_back')),
  -- The vendor's id of the movement; null where a person brings the money or gets it back.
  reference text,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  primary key (site_id, seq)
);
create index payment_entry_order on payment_entry (site_id, order_no);
create index payment_entry_at on payment_entry (site_id, method, at);
-- One movement of the vendor's is one row, whoever hears of it first.
create unique index payment_entry_movement on payment_entry (site_id, payment_id, (kind = 'taken'), reference)
  where kind <> 'asked' and reference is not null;
create unique index payment_entry_once on payment_entry (site_id, payment_id, kind) where reference is null;

insert into payment_entry (site_id, at, payment_id, order_no, method, kind, amount_minor, currency)
select site_id, created_at, id, order_no, method, 'asked', amount_minor, currency from payment order by created_at;
insert into payment_entry (site_id, at, payment_id, order_no, method, kind, reference, amount_minor, currency)
select p.site_id, p.modified_at, p.id, p.order_no, p.method, 'taken', p.gateway_reference, p.amount_minor, p.currency
from payment p join orders o using (site_id, order_no)
where p.status = 'paid' or jsonb_path_exists(o.history, '$[*] ? (@.what == "refunded" || @.what == "payment_reversed")');

create function refuse_payment_entry_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger of payments are never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger payment_entry_append_only before update or delete on payment_entry
  for each row execute function refuse_payment_entry_change();

-- A table without entries may be emptied: a backup is put into a new database.
create function refuse_payment_entry_truncate() returns trigger language plpgsql as $$
begin
  if exists (select from payment_entry) then
    raise exception 'entries of the ledger of payments are never changed' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger payment_entry_no_truncate before truncate on payment_entry
  for each statement execute function refuse_payment_entry_truncate();

-- How the ledger and each vendor's own list last compared.
create table payment_reconciliation (
  site_id text not null,
  method text not null,
  begun_at timestamptz not null,
  finished_at timestamptz,
  known_until timestamptz,
  differences jsonb not null default '[]',
  primary key (site_id, method)
);

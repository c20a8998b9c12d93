-- Programs of the merchant (an ERP, a POS, a script) that call the Admin API.
create table api_client (
  id uuid primary key,
  organization_id text not null,
  name text not null,
  -- SHA-256, base64url; two while a secret is being replaced.
  secret_hashes text[] not null check (cardinality(secret_hashes) between 1 and 2),
  scopes text[] not null,
  -- Null: all countries of the organization.
  countries text[],
  -- CIDR ranges from which it may call; empty: from anywhere.
  addresses text[] not null default '{}',
  created_at timestamptz not null,
  ends_at timestamptz,
  disabled_at timestamptz,
  last_used_at timestamptz
);

-- Who changed what: a chain, each entry carrying the hash of the one before it.
create table audit_entry (
  site_id text not null,
  seq bigint not null,
  at timestamptz not null,
  -- {kind, id, name}
  actor jsonb not null,
  operation text not null,
  subject_kind text not null,
  subject_id text not null,
  request_id text not null,
  ip text not null,
  -- JSON text of {before, after}, as it was hashed.
  change text not null,
  hash text not null,
  primary key (site_id, seq)
);
create index audit_entry_subject on audit_entry (site_id, subject_kind, subject_id, seq desc);

-- The end of each chain: locked by who appends, so that entries follow one another.
create table audit_head (site_id text primary key, seq bigint not null, hash text not null);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_audit_change();

-- A table without entries may be emptied: a backup is put into a new database.
create function refuse_audit_truncate() returns trigger language plpgsql as $$
begin
  if exists (select from audit_entry) then
    raise exception 'audit entries are never changed' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger audit_entry_no_truncate before truncate on audit_entry
  for each statement execute function refuse_audit_truncate();

-- What other systems of the merchant note on an order, and a number that grows with each change of it.
alter table orders
  add column revision integer not null default 1,
  add column export_status text not null default 'not_exported'
    check (export_status in ('not_exported', 'ready', 'exported', 'failed')),
  add column external_status text,
  add column confirmation_status text check (confirmation_status in ('not_confirmed', 'confirmed')),
  add column external_order_no text,
  add column external_order_text text,
  add column customer_order_reference text;
create index orders_modified on orders (site_id, modified_at desc, order_no desc);
create index orders_created on orders (site_id, created_at desc, order_no desc);

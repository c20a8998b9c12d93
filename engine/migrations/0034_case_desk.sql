-- What the merchant's people do with a case: who looks after it, what was answered, where it stands.
alter table service_case add column owner jsonb;
alter table service_case add column status text not null default 'open' check (status in ('open', 'answered', 'closed'));
-- [{at, actor, text}], oldest first.
alter table service_case add column answers jsonb not null default '[]';
alter table service_case add column revision integer not null default 1;
alter table service_case add column modified_at timestamptz;
update service_case set modified_at = created_at;

create function case_words(id text, document jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, regexp_replace(public.fold(concat_ws(' ', id, document ->> 'name',
    document ->> 'email', document ->> 'subject', document ->> 'description')), '[^[:alnum:]]+', ' ', 'g')) $$;
create index service_case_words on service_case using gin (case_words(id, document));
create index service_case_created on service_case (site_id, country, created_at desc, id);

-- A session of card fields: the key that its tokens are signed with, and what 3-D Secure was told of the browser.
create table card_session (
  site_id text not null references site,
  key_id text not null,
  customer_id text not null,
  key jsonb not null,
  -- Of the token that was made: reference of the set-up and the browser's own facts.
  setup jsonb,
  expires_at timestamptz not null,
  primary key (site_id, key_id),
  foreign key (site_id, customer_id) references customer (site_id, id) on delete cascade
);
create index card_session_customer on card_session (site_id, customer_id);
create index card_session_end on card_session (site_id, expires_at);

-- Who asked to be told when a store can give a product again. A row ends with its mail, by its owner, or with time.
create table stock_notice (
  site_id text not null,
  id text not null,
  product_id text not null,
  store_id text not null,
  -- The shopper who asked; a guest has an id too.
  customer_id text not null,
  -- Where a guest wants to be written to, in lower case; null: the address of the account.
  email text,
  locale text not null,
  -- Of a set or bundle: the stock of its parts decides.
  composed boolean not null,
  created_at timestamptz not null,
  -- Until it has been looked at once: stock may have come while it was asked for.
  fresh boolean not null default true,
  primary key (site_id, id)
);
create unique index stock_notice_once on stock_notice (site_id, product_id, store_id, customer_id);
create index stock_notice_of_customer on stock_notice (site_id, customer_id);
create index stock_notice_of_email on stock_notice (site_id, email) where email is not null;
create index stock_notice_composed on stock_notice (site_id, product_id) where composed;
create index stock_notice_fresh on stock_notice (site_id) where fresh;
create index stock_notice_age on stock_notice (site_id, created_at);

-- Up to which transaction changes of stock have been looked at for them.
create table stock_notice_watermark (
  site_id text primary key,
  seen xid8 not null
);

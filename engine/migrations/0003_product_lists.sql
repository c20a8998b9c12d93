-- Lists of a customer: the wishlist, and lists by other names.
create table product_list (
  site_id text not null references site,
  id text not null,
  customer_id text not null,
  type text not null check (type in ('wish_list', 'shopping_list', 'gift_registry', 'custom_1', 'custom_2', 'custom_3')),
  name text,
  description text,
  public boolean not null default false,
  -- Custom attributes.
  record jsonb not null default '{}',
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (site_id, id)
);
create index product_list_customer on product_list (site_id, customer_id, created_at);
-- However many clients create it at the same moment, a customer has one wishlist.
create unique index product_list_one_wish_list on product_list (site_id, customer_id) where type = 'wish_list';

create table product_list_item (
  site_id text not null,
  list_id text not null,
  id text not null,
  product_id text not null,
  quantity double precision not null,
  priority int not null,
  public boolean not null,
  record jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (site_id, list_id, id),
  foreign key (site_id, list_id) references product_list (site_id, id) on delete cascade
);
-- A product is in a list once; putting it there again changes its line.
create unique index product_list_item_product on product_list_item (site_id, list_id, product_id);

-- How a customer likes to pay: [{id, methodId, card, default, …}], of a card what it shows.
alter table customer add column payment_instruments jsonb not null default '[]';
create index product_list_public on product_list (site_id, customer_id) where public;

-- A list shown to whoever has its link: of the link's secret only the hash is kept, and a new link ends the former.
alter table product_list add column share_hash text;
create unique index product_list_share on product_list (share_hash) where share_hash is not null;

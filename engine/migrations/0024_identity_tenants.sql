-- A provider of many directories knows a person by a key within one of them: two directories may have the same key.
alter table customer_identity add column tenant text not null default '';
alter table customer_identity drop constraint customer_identity_pkey;
alter table customer_identity add primary key (site_id, provider, tenant, subject);

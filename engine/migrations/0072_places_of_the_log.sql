-- Where what was changed lies, so that who works in a country reads of it; null where it is all countries'.
alter table audit_entry add column country text;
create index audit_entry_country on audit_entry (site_id, country, seq desc) where country is not null;

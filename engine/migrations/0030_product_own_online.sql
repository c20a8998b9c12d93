-- What a variant's own line says: it is on sale where its master is, too. `online` is both, as shoppers ask it.
alter table product add column own_online boolean not null default true;
update product set own_online = online where not online;

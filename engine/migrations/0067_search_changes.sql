-- Which transaction last wrote a hit of the search, so that a process that keeps the search in memory reads only what has
-- changed since. A hit that is gone has its row too; '' stands for all of them, written anew by an import.
create table search_change (
  site_id text not null,
  group_id text not null,
  changed_by xid8 not null default pg_current_xact_id(),
  primary key (site_id, group_id)
);
create index search_change_by on search_change (site_id, changed_by);

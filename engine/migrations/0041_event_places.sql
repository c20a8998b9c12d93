-- When an event got its place: from then on it is kept 30 days, however long ago its row says that it happened.
alter table event add column placed_at timestamptz;
drop index event_at;
create index event_placed on event (site_id, placed_at) where placed_at is not null;

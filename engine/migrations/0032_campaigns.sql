-- A span of time and a switch that several promotions share: each of them runs within its campaign alone.
create table campaign (
  site_id text not null references site,
  id text not null,
  enabled boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  -- The line of the bundle.
  record jsonb not null,
  primary key (site_id, id)
);
-- A coupon that is off is unknown to baskets, and keeps the count of its uses.
alter table coupon add column enabled boolean not null default true;
create index promotion_campaign on promotion (site_id, (record ->> 'campaign')) where record ? 'campaign';

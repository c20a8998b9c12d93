-- What the merchant knows of the trade: covers, laps, spacings and the goods of a roof (trade.json of the bundle).
alter table site add column trade jsonb not null default '{}';

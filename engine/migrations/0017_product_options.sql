-- What a shopper chooses along with a product: [{id, name, description, values: [{id, name, prices, default}]}]
alter table product add column options jsonb not null default '[]';

-- Dates without an offset are read by the clock of the country that asks.
alter table promotion add column starts_local timestamp, add column ends_local timestamp;
-- How often one customer may redeem a coupon within so many days.
alter table coupon add column timeframe_uses int, add column timeframe_days int;

-- Rules were of seven kinds; they are a class, a condition and a discount now.
create function pg_temp.converted(rule jsonb) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(case rule ->> 'kind'
    when 'percentage' then jsonb_build_object('class', 'item', 'products', rule -> 'products', 'when', rule -> 'whenMetres',
      'discount', jsonb_build_object('type', 'percentage', 'percent', rule -> 'percent'))
    when 'percentageFromQuantity' then jsonb_build_object('class', 'item', 'products', rule -> 'products',
      'when', jsonb_build_object('minQuantity', rule -> 'minQuantity'),
      'discount', jsonb_build_object('type', 'percentage', 'percent', rule -> 'percent'))
    when 'fixedPrice' then jsonb_build_object('class', 'item', 'products', '{}'::jsonb,
      'when', case when rule ? 'minQuantity' then jsonb_build_object('minQuantity', rule -> 'minQuantity',
        'products', jsonb_build_object('products', (select jsonb_agg(p -> 'sku') from jsonb_array_elements(rule -> 'prices') p))) end,
      'discount', jsonb_build_object('type', 'fixedPrices', 'prices', rule -> 'prices'))
    when 'buyXPayY' then jsonb_build_object('class', 'item', 'products', rule -> 'products',
      'discount', jsonb_build_object('type', 'nForM', 'buy', rule -> 'buy', 'pay', rule -> 'pay'))
    when 'orderPercentageFromQuantity' then jsonb_build_object('class', 'order',
      'when', jsonb_build_object('products', rule -> 'products', 'minQuantity', rule -> 'minQuantity'),
      'discount', jsonb_build_object('type', 'percentage', 'percent', rule -> 'percent'))
    when 'orderPercentage' then jsonb_build_object('class', 'order',
      'when', jsonb_build_object('minAmounts', rule -> 'minAmounts',
        'firstOrder', case when (rule ->> 'firstOrderOnly')::boolean then true end),
      'discount', jsonb_build_object('type', 'percentage', 'percent', rule -> 'percent', 'caps', rule -> 'caps'))
    when 'freeShipping' then jsonb_build_object('class', 'shipping', 'methodKinds', rule -> 'methodKinds',
      'when', jsonb_build_object('minAmounts', rule -> 'minAmounts', 'maxZoneKm', rule -> 'maxZoneKm'),
      'discount', jsonb_build_object('type', 'free'))
    else rule end)
$$;
update promotion set record = jsonb_set(record, '{rule}', pg_temp.converted(record -> 'rule'));

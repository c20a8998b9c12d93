-- An order may have shipments beside the first. Of orders without, these functions say what they said: indexes stay true.

-- The day by which all of it was promised, as ISO.
create or replace function order_promised(document jsonb) returns text language sql immutable parallel safe as $$
  select greatest(document #>> '{agreed,shipment,method,day}',
    (select max(day #>> '{}') from jsonb_path_query(document, '$.agreed.furtherShipments[*].method.day') as day),
    (select max(day #>> '{}') from jsonb_path_query(document, '$.agreed.lines[*] ? (@.pickUp == true).ready.day') as day)) $$;

-- Number and names of an order as folded words; numbers of persons are never found by a part.
create or replace function order_words(order_no text, document jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, regexp_replace(public.fold(concat_ws(' ', order_no, document ->> 'customerName',
    document ->> 'email', document #>> '{agreed,billing,taxpayer,legalName}',
    document #>> '{agreed,shipment,address,address,firstName}', document #>> '{agreed,shipment,address,address,lastName}',
    substring(document #>> '{agreed,personPicksUp}' from '"firstName":"([^"]*)"'),
    substring(document #>> '{agreed,personPicksUp}' from '"lastName":"([^"]*)"'),
    (select string_agg(concat_ws(' ', address ->> 'firstName', address ->> 'lastName'), ' ')
      from jsonb_path_query(document, '$.agreed.furtherShipments[*].address.address') as address))),
    '[^[:alnum:]]+', ' ', 'g')) $$;

-- Phones and ids of an order's persons, letters and digits alone.
create or replace function order_numbers(document jsonb) returns text[] language sql immutable parallel safe as $$
  select array(select distinct regexp_replace(lower(one), '[^[:alnum:]]+', '', 'g') from unnest(array[
    document #>> '{agreed,billing,address,phone}', document #>> '{agreed,billing,taxpayer,taxId}',
    document #>> '{agreed,billing,taxpayer,nrc}', document #>> '{agreed,shipment,address,address,phone}',
    substring(document #>> '{agreed,personPicksUp}' from '"phone":"([^"]*)"'),
    substring(document #>> '{agreed,personPicksUp}' from '"idNumber":"([^"]*)"')]
    || array(select phone #>> '{}' from jsonb_path_query(document, '$.agreed.furtherShipments[*].address.address.phone') as phone)
    ) as one where one <> '') $$;

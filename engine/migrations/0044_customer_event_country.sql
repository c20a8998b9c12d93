-- A customer is of the country that they told, else of that of their language: as whoever looks for customers sees them.
create or replace function write_customer_event() returns trigger language plpgsql as $$
declare
  person customer;
begin
  if tg_op = 'DELETE' then person := old; else person := new; end if;
  perform write_event(person.site_id, 'customer.' || tg_argv[0],
    coalesce(person.profile ->> 'c_country', substring(person.profile ->> 'preferredLocale' from '[A-Z]{2}$')),
    jsonb_build_object('customerId', person.id, 'customerNo', person.customer_no),
    case tg_op when 'DELETE' then null else person.modified_at end);
  return null;
end $$;

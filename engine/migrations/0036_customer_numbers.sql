-- A customer's number names one customer: where two had the same, the younger ones get the next that are free.
update customer c set customer_no = lpad(nextval('customer_number')::text, 8, '0')
where exists (
  select from customer older
  where older.site_id = c.site_id and older.customer_no = c.customer_no
    and (older.created_at, older.id) < (c.created_at, c.id));
create unique index customer_by_number on customer (site_id, customer_no);

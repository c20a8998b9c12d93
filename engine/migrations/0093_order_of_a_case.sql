-- The order that a case is about: named by who wrote it, of their own orders, or by who works on it.
alter table service_case add column order_no text;
create index service_case_order on service_case (site_id, order_no) where order_no is not null;

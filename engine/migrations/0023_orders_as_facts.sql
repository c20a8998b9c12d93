-- Orders whose document still holds the answer that was given once, in the place of facts. The program converts them when it
-- starts, and finds them by this index, which is empty ever after.
create index orders_kept_as_answer on orders (site_id, order_no) where document ? 'view';

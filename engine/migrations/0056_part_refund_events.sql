-- Who follows the feed hears of each part of an order's money that has gone back.
create function write_part_refund_event() returns trigger language plpgsql as $$
declare
  sold_in text := (select country from orders where site_id = new.site_id and order_no = new.order_no);
begin
  perform write_event(new.site_id, 'order.part-refunded', sold_in,
    jsonb_build_object('orderNo', new.order_no, 'refundId', new.id), coalesce(new.done_at, new.created_at));
  return null;
end $$;
create trigger part_refund_event after insert on order_refund for each row
  when (new.status = 'done') execute function write_part_refund_event();
create trigger part_refund_done_event after update on order_refund for each row
  when (new.status = 'done' and old.status <> 'done') execute function write_part_refund_event();

-- Of a month: what a person gave back was done when it was written down.
create index order_refund_done on order_refund (site_id, (coalesce(done_at, created_at))) where status = 'done';

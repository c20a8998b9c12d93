-- Orders that wait for a transfer are looked through every minute.
create index payment_waiting on payment (site_id, created_at) where status = 'waiting';

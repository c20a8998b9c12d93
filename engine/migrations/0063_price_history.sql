-- Entries of the log that change a product's price, found by the product: a list of prices is one entry.
create index audit_entry_priced on audit_entry
  using gin (jsonb_path_query_array(change::jsonb, '$.after[*].productId')) where subject_kind = 'price';

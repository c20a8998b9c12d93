-- Choices of a list that a person of the merchant's has named: filters, words and order, as the list's address has them.
create table staff_saved_view (
  staff_id uuid not null,
  list text not null,
  id text not null,
  title text not null,
  search jsonb not null,
  created_at timestamptz not null,
  primary key (staff_id, list, id)
);

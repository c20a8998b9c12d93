-- What was searched for, by day, country and folded words: how often, and how much was found the last time. Of no person.
create table search_count (
  site_id text not null,
  country text not null,
  day date not null,
  words text not null,
  times integer not null,
  -- Null while no answer of that day was reckoned anew.
  results integer,
  primary key (site_id, country, day, words)
);

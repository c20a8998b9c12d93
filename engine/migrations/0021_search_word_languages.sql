-- A word is proposed in the languages that write it: null where a language does not. What was read before the column
-- was there stays proposed in both until the next import.
alter table search_word add column shown_es text, add column shown_en text;
update search_word set shown_es = shown, shown_en = shown;
alter table search_word drop column shown;

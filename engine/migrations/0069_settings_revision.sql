-- Tells a process whether the settings of a site are those that it has read: a version of the catalogue seldom changes them.
alter table site add column settings_revision bigint not null default 0;

create function raise_settings_revision() returns trigger language plpgsql as $$
begin
  new.settings_revision := old.settings_revision + 1;
  return new;
end $$;

create trigger settings_changed before update of config, shipping, synonyms on site for each row
  when ((old.config, old.shipping, old.synonyms) is distinct from (new.config, new.shipping, new.synonyms))
  execute function raise_settings_revision();

-- Files of one document (site.json, shipping.json, synonyms.json) are remembered member by member, redirects by their path.
create function note_document_edit() returns trigger language plpgsql as $$
begin
  insert into edited_row (site_id, file, key)
  select new.id, document.file, member
  from (values ('site', old.config, new.config), ('shipping', old.shipping, new.shipping),
    ('synonyms', old.synonyms, new.synonyms)) document (file, before, after)
  cross join lateral jsonb_object_keys(before || after) member
  where before -> member is distinct from after -> member
  on conflict do nothing;
  return null;
end $$;

create trigger site_edited after update of config, shipping, synonyms on site for each row
  when (current_setting('lamina.import', true) is distinct from 'on') execute function note_document_edit();

create function note_redirect_edit() returns trigger language plpgsql as $$
declare
  edited redirect := coalesce(new, old);
begin
  insert into edited_row (site_id, file, key) values (edited.site_id, 'redirects', edited.path) on conflict do nothing;
  return null;
end $$;

create trigger redirect_edited after insert or delete on redirect for each row
  when (current_setting('lamina.import', true) is distinct from 'on') execute function note_redirect_edit();
create trigger redirect_edited_in_place after update on redirect for each row
  when (old.* is distinct from new.* and current_setting('lamina.import', true) is distinct from 'on')
  execute function note_redirect_edit();

create trigger campaign_edited after insert or delete on campaign for each row
  when (current_setting('lamina.import', true) is distinct from 'on') execute function note_edit('campaigns');
create trigger campaign_edited_in_place after update on campaign for each row
  when (old.* is distinct from new.* and current_setting('lamina.import', true) is distinct from 'on')
  execute function note_edit('campaigns');

-- Files that somebody uploads, in parts if need be: complete once all of `expected_size` bytes are there.
alter table stored_file add column uploaded_by jsonb;
alter table stored_file add column expected_size bigint;
alter table stored_file add column is_complete boolean not null default true;

-- What an import found: faults, what would change or did, conflicts with edits.
alter table job_execution add column report jsonb;

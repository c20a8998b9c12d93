-- When whoever asked for long work was told of its end; work that ended before nobody is told of any more.
alter table job_execution add column told_at timestamptz;
update job_execution set told_at = ended_at where ended_at is not null;
create index job_execution_untold on job_execution (ended_at) where told_at is null and ended_at is not null;

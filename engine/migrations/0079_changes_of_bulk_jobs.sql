-- What a bulk job has changed of each thing, as it was and as it was left: by that it is put back.
alter table job_execution_item add column before jsonb, add column after jsonb;

-- What put products on sale or took them off changes other members of them as well.
update job_execution_item i
set before = jsonb_build_object('online', not (e.parameters ->> 'online')::boolean),
  after = jsonb_build_object('online', (e.parameters ->> 'online')::boolean)
from job_execution e
where e.site_id = i.site_id and e.id = i.execution_id and e.job_id = 'set-products-online' and i.outcome = 'changed';

update job_execution
set job_id = 'update-products', parameters = (parameters - 'online')
  || jsonb_build_object('changes', jsonb_build_object('online', parameters -> 'online'))
where job_id = 'set-products-online';

import { sql } from '../../db/sql.ts'

type Presence = {
  organizationId: string
  staffId: string
  kind: string
  id: string
  isEditing: boolean
  now: Date
  /** Who was not seen since then is gone. */
  seenAfter: Date
}

/** Notes one, and gives the others who are there and have a place in common with them. */
export const meetOthers = (one: Presence) => sql<{ name: string | null; isEditing: boolean; since: Date }>`
  with noted as (
    insert into staff_presence as p (organization_id, kind, id, staff_id, is_editing, since, seen_at)
    values (${one.organizationId}, ${one.kind}, ${one.id}, ${one.staffId}, ${one.isEditing}, ${one.now}, ${one.now})
    on conflict (organization_id, kind, id, staff_id) do update set is_editing = excluded.is_editing,
      seen_at = excluded.seen_at,
      since = case when p.seen_at > ${one.seenAfter} then p.since else excluded.since end)
  select o.name, p.is_editing as "isEditing", p.since
  from staff_presence p
    join staff_member o on o.organization_id = p.organization_id and o.id = p.staff_id and o.disabled_at is null
    join staff_member m on m.organization_id = p.organization_id and m.id = ${one.staffId}
  where p.organization_id = ${one.organizationId} and p.kind = ${one.kind} and p.id = ${one.id}
    and p.staff_id <> ${one.staffId} and p.seen_at > ${one.seenAfter}
    and exists (select from jsonb_array_elements(o.roles) as a, jsonb_array_elements(m.roles) as b
      where coalesce(a ->> 'country', b ->> 'country', '') = coalesce(b ->> 'country', a ->> 'country', ''))
  order by p.since, p.staff_id limit 20`

export const deleteGone = (before: Date) => sql`delete from staff_presence where seen_at < ${before}`

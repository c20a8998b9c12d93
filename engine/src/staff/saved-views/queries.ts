import { json, sql } from '../../db/sql.ts'

type NewView = { list: string; viewId: string; title: string; search: Record<string, string> }
type SavedView = NewView & { position: number }

/** Views of one person at most, and shared ones of one list: a slip of a script makes no thousands. */
export const mostViews = 200

export const selectSavedViews = (staffId: string) => sql<SavedView>`
  select list, id as "viewId", title, search, position from staff_saved_view
  where staff_id = ${staffId} order by list, position, created_at, id`

/** A new one stands behind the others. No row where the person has as many as may be. */
export const upsertSavedView = (
  staffId: string,
  view: NewView & { position: number | null },
  now: Date,
) => sql<SavedView>`
  insert into staff_saved_view (staff_id, list, id, title, search, created_at, position)
  select ${staffId}::uuid, ${view.list}::text, ${view.viewId}::text, ${view.title}::text, ${json(view.search)}::jsonb,
    ${now}::timestamptz, coalesce(${view.position}::double precision, (select coalesce(max(position), 0) + 1
      from staff_saved_view where staff_id = ${staffId} and list = ${view.list}))
  where (select count(*) from staff_saved_view
    where staff_id = ${staffId} and (list, id) <> (${view.list}, ${view.viewId})) < ${mostViews}
  on conflict (staff_id, list, id) do update set title = excluded.title, search = excluded.search,
    position = coalesce(${view.position}::double precision, staff_saved_view.position)
  returning list, id as "viewId", title, search, position`

export const deleteView = (staffId: string, list: string, viewId: string) =>
  sql`delete from staff_saved_view where staff_id = ${staffId} and list = ${list} and id = ${viewId}`

type SharedView = Omit<NewView, 'viewId'> & { id: string; role?: string; country?: string }
type SharedRow = SavedView & { role: string | null; country: string | null }

/** Those that some role of a person's is told, where that role is; `sharing` roles are told of all, to take them away. */
export const selectSharedViews = (
  organizationId: string,
  { staffId, sharing }: { staffId: string; sharing: readonly string[] },
) => sql<SharedRow>`
  select v.list, v.id as "viewId", v.title, v.search, v.position, v.role, v.country
  from staff_shared_view v join staff_member m on m.organization_id = v.organization_id and m.id = ${staffId}
  where v.organization_id = ${organizationId} and exists (
    select from jsonb_array_elements(m.roles) as r
    where (coalesce(v.role, r ->> 'role') = r ->> 'role' or r ->> 'role' = any(${sharing}::text[]))
      and (v.country is null or coalesce(r ->> 'country', v.country) = v.country))
  order by v.list, v.position, v.created_at, v.id`

/** Until the end of the transaction nobody else shares one. */
export const lockSharedViews = (organizationId: string) => sql`
  select pg_advisory_xact_lock(hashtextextended(${`shared views ${organizationId}`}, 0))`

export const countSharedViews = (organizationId: string, list: string) => sql<{ count: number }>`
  select count(*)::int as count from staff_shared_view
  where organization_id = ${organizationId} and list = ${list}`

export const insertSharedView = (organizationId: string, view: SharedView, now: Date) => sql`
  insert into staff_shared_view (organization_id, id, list, title, search, role, country, created_at, position)
  select ${organizationId}::text, ${view.id}::uuid, ${view.list}::text, ${view.title}::text, ${json(view.search)}::jsonb,
    ${view.role ?? null}::text, ${view.country ?? null}::text, ${now}::timestamptz, coalesce(max(position), 0) + 1
  from staff_shared_view where organization_id = ${organizationId} and list = ${view.list}`

type Reach = { countries: readonly string[]; isWhole: boolean }

/** Those for some countries, and those for all of them where the caller has all. */
const isInReach = ({ countries, isWhole }: Reach) =>
  sql`(country = any(${countries}::text[]) or (country is null and ${isWhole}))`

export const lockSharedView = (organizationId: string, id: string, reach: Reach) => sql<SharedRow>`
  select list, id as "viewId", title, search, position, role, country from staff_shared_view
  where organization_id = ${organizationId} and id = ${id} and ${isInReach(reach)} for no key update`

export const updateShared = (
  organizationId: string,
  id: string,
  { title, position }: { title: string; position: number },
) => sql`
  update staff_shared_view set title = ${title}, position = ${position}
  where organization_id = ${organizationId} and id = ${id}`

export const deleteShared = (organizationId: string, id: string, reach: Reach) => sql<
  Pick<SharedRow, 'list' | 'title' | 'search' | 'role' | 'country'>
>`
  delete from staff_shared_view where organization_id = ${organizationId} and id = ${id} and ${isInReach(reach)}
  returning list, title, search, role, country`

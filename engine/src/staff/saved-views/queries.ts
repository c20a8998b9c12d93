import { json, sql } from '../../db/sql.ts'

type SavedView = { list: string; viewId: string; title: string; search: Record<string, string> }

/** Views of one person at most, and shared ones of one list: a slip of a script makes no thousands. */
export const mostViews = 200

export const selectSavedViews = (staffId: string) => sql<SavedView>`
  select list, id as "viewId", title, search from staff_saved_view
  where staff_id = ${staffId} order by created_at, list, id`

/** No row where the person has as many as may be. */
export const upsertSavedView = (staffId: string, view: SavedView, now: Date) => sql<SavedView>`
  insert into staff_saved_view (staff_id, list, id, title, search, created_at)
  select ${staffId}::uuid, ${view.list}::text, ${view.viewId}::text, ${view.title}::text, ${json(view.search)}::jsonb,
    ${now}::timestamptz
  where (select count(*) from staff_saved_view
    where staff_id = ${staffId} and (list, id) <> (${view.list}, ${view.viewId})) < ${mostViews}
  on conflict (staff_id, list, id) do update set title = excluded.title, search = excluded.search
  returning list, id as "viewId", title, search`

export const deleteView = (staffId: string, list: string, viewId: string) =>
  sql`delete from staff_saved_view where staff_id = ${staffId} and list = ${list} and id = ${viewId}`

type SharedView = Omit<SavedView, 'viewId'> & { id: string; role?: string; country?: string }
type SharedRow = SavedView & { role: string | null; country: string | null }

/** Those that some role of a person's is told, where that role is; `sharing` roles are told of all, to take them away. */
export const selectSharedViews = (
  organizationId: string,
  { staffId, sharing }: { staffId: string; sharing: readonly string[] },
) => sql<SharedRow>`
  select v.list, v.id as "viewId", v.title, v.search, v.role, v.country
  from staff_shared_view v join staff_member m on m.organization_id = v.organization_id and m.id = ${staffId}
  where v.organization_id = ${organizationId} and exists (
    select from jsonb_array_elements(m.roles) as r
    where (coalesce(v.role, r ->> 'role') = r ->> 'role' or r ->> 'role' = any(${sharing}::text[]))
      and (v.country is null or coalesce(r ->> 'country', v.country) = v.country))
  order by v.created_at, v.id`

/** Until the end of the transaction nobody else shares one. */
export const lockSharedViews = (organizationId: string) => sql`
  select pg_advisory_xact_lock(hashtextextended(${`shared views ${organizationId}`}, 0))`

export const countSharedViews = (organizationId: string, list: string) => sql<{ count: number }>`
  select count(*)::int as count from staff_shared_view
  where organization_id = ${organizationId} and list = ${list}`

export const insertSharedView = (organizationId: string, view: SharedView, now: Date) => sql`
  insert into staff_shared_view (organization_id, id, list, title, search, role, country, created_at)
  values (${organizationId}, ${view.id}, ${view.list}, ${view.title}, ${json(view.search)}, ${view.role ?? null},
    ${view.country ?? null}, ${now})`

/** One for some countries, or for all of them where the caller has all. */
export const deleteShared = (
  organizationId: string,
  id: string,
  { countries, isWhole }: { countries: readonly string[]; isWhole: boolean },
) => sql<Pick<SharedRow, 'list' | 'title' | 'search' | 'role' | 'country'>>`
  delete from staff_shared_view
  where organization_id = ${organizationId} and id = ${id}
    and (country = any(${countries}::text[]) or (country is null and ${isWhole}))
  returning list, title, search, role, country`

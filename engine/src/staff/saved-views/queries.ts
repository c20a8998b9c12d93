import { json, sql } from '../../db/sql.ts'

type SavedView = { list: string; viewId: string; title: string; search: Record<string, string> }

/** Views of one person at most: a slip of a script makes no thousands. */
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

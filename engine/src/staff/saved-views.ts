import { json, sql } from '../db/sql.ts'
import { noContent } from '../kernel/operation.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { knownStaff, type StaffOperation } from '../kernel/staff-operation.ts'
import type { savedViewContract } from './saved-view-contract.ts'

type SavedView = { list: string; viewId: string; title: string; search: Record<string, string> }

/** Views of one person at most: a slip of a script makes no thousands. */
const mostViews = 200

const selectSavedViews = (staffId: string) => sql<SavedView>`
  select list, id as "viewId", title, search from staff_saved_view
  where staff_id = ${staffId} order by created_at, list, id`

/** No row where the person has as many as may be. */
const upsertSavedView = (staffId: string, view: SavedView, now: Date) => sql<SavedView>`
  insert into staff_saved_view (staff_id, list, id, title, search, created_at)
  select ${staffId}::uuid, ${view.list}::text, ${view.viewId}::text, ${view.title}::text, ${json(view.search)}::jsonb,
    ${now}::timestamptz
  where (select count(*) from staff_saved_view
    where staff_id = ${staffId} and (list, id) <> (${view.list}, ${view.viewId})) < ${mostViews}
  on conflict (staff_id, list, id) do update set title = excluded.title, search = excluded.search
  returning list, id as "viewId", title, search`

const deleteView = (staffId: string, list: string, viewId: string) =>
  sql`delete from staff_saved_view where staff_id = ${staffId} and list = ${list} and id = ${viewId}`

/** The caller's own views. Problem: 401. */
export const getSavedViews = (async (ctx) => ({
  data: await ctx.db.query(selectSavedViews(knownStaff(ctx).id)),
})) satisfies StaffOperation<typeof savedViewContract.getSavedViews>

/** Problems: 400 for one too many, 401. */
export const putSavedView = (async (ctx, { params, body }) => {
  const saved = await ctx.db.maybe(upsertSavedView(knownStaff(ctx).id, { ...params, ...body }, ctx.now))
  if (!saved) throw badRequest(`There are ${mostViews} views already.`)
  return saved
}) satisfies StaffOperation<typeof savedViewContract.putSavedView>

/** Problems: 401, 404. */
export const deleteSavedView = (async (ctx, { params }) => {
  const deleted = await ctx.db.run(deleteView(knownStaff(ctx).id, params.list, params.viewId))
  if (deleted === 0) throw notFound(`There is no view '${params.viewId}'.`)
  return noContent()
}) satisfies StaffOperation<typeof savedViewContract.deleteSavedView>

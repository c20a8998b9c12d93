import { noContent } from '../../kernel/operation.ts'
import { badRequest, notFound } from '../../kernel/problem.ts'
import { knownStaff, type StaffOperation } from '../../kernel/staff-operation.ts'
import type { savedViewContract } from './contract.ts'
import { deleteView, mostViews, selectSavedViews, upsertSavedView } from './queries.ts'

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

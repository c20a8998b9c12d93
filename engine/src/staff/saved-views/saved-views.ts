import { definedMembers } from '../../kernel/defined-members.ts'
import { noContent } from '../../kernel/operation.ts'
import { badRequest, notFound } from '../../kernel/problem.ts'
import { knownStaff, type StaffOperation } from '../../kernel/staff-operation.ts'
import { roleNames, roles } from '../roles.ts'
import type { savedViewContract } from './contract.ts'
import { deleteView, mostViews, selectSavedViews, selectSharedViews, upsertSavedView } from './queries.ts'

/** Roles that share views. */
const sharing = roleNames.filter((name) => roles[name].rights['views.share'] !== undefined)

/** The caller's own views, and those that are shared with them. Problem: 401. */
export const getSavedViews = (async (ctx) => {
  const { id } = knownStaff(ctx)
  const shared = await ctx.db.query(selectSharedViews(ctx.site.organizationId, { staffId: id, sharing }))
  return {
    data: await ctx.db.query(selectSavedViews(id)),
    shared: shared.map(({ role, country, ...view }) => ({
      ...view,
      ...definedMembers({ role: role ?? undefined, country: country ?? undefined }),
    })),
  }
}) satisfies StaffOperation<typeof savedViewContract.getSavedViews>

/** Problems: 400 for one too many, 401. */
export const putSavedView = (async (ctx, { params, body }) => {
  const { position = null } = body
  const saved = await ctx.db.maybe(
    upsertSavedView(knownStaff(ctx).id, { ...params, ...body, position }, ctx.now),
  )
  if (!saved) throw badRequest(`There are ${mostViews} views already.`)
  return saved
}) satisfies StaffOperation<typeof savedViewContract.putSavedView>

/** Problems: 401, 404. */
export const deleteSavedView = (async (ctx, { params }) => {
  const deleted = await ctx.db.run(deleteView(knownStaff(ctx).id, params.list, params.viewId))
  if (deleted === 0) throw notFound(`There is no view '${params.viewId}'.`)
  return noContent()
}) satisfies StaffOperation<typeof savedViewContract.deleteSavedView>

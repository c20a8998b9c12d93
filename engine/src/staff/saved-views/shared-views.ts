import { recordAudit } from '../../audit/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { badRequest, notFound } from '../../kernel/problem.ts'
import { requireRight } from '../../kernel/require-right.ts'
import {
  countSharedViews,
  deleteShared,
  insertSharedView,
  lockSharedView,
  lockSharedViews,
  mostViews,
  updateShared,
} from './queries.ts'
import type { sharedViewContract } from './shared-contract.ts'

/** Where the caller may share: all countries of the site, or the one that is named. Problems: 400, 403. */
const requireMayShare = (ctx: AdminContext, country: string | undefined) => {
  const { site } = ctx
  const wanted = site.countries.map(({ code }) => code).filter((code) => code === (country ?? code))
  if (wanted.length === 0)
    throw badRequest(`The shop does not sell in '${country}'.`, { property: '$.country' })
  const foreign = wanted.filter((code) => !ctx.countries.includes(code))
  if (foreign.length > 0) throw outsideYourPlaces('Name a country of yours.', { countries: foreign })
  for (const code of wanted) requireRight(ctx, 'views.share', { country: code, storeIds: [] })
}

/** Makes a view for others; it comes after those there are. Problems: 400 for one too many, 403. */
export const createSharedView = (async (ctx, { body }) => {
  requireMayShare(ctx, body.country)
  const { organizationId } = ctx.site
  const id = ctx.newId.uuid()
  await ctx.db.transaction(async (tx) => {
    await tx.run(lockSharedViews(organizationId))
    if ((await tx.one(countSharedViews(organizationId, body.list))).count >= mostViews)
      throw badRequest(`There are ${mostViews} views of this list already.`)
    await tx.run(insertSharedView(organizationId, { ...body, id }, ctx.now))
    await recordAudit(ctx, tx, {
      operation: 'createSharedView',
      subject: { kind: 'shared-view', id },
      after: body,
      ...(body.country === undefined ? {} : { country: body.country }),
    })
  })
  return new Reply(201, { viewId: id })
}) satisfies AdminOperation<typeof sharedViewContract.createSharedView>

/** Which shared views are the caller's to change. */
const reachOf = ({ site, countries }: AdminContext) => ({
  countries,
  isWhole: site.countries.every(({ code }) => countries.includes(code)),
})

/** Names it anew, or moves it among the others of its list. Problems: 403, 404 for one of other places too. */
export const updateSharedView = (async (ctx, { params: { viewId }, body }) => {
  const { organizationId } = ctx.site
  await ctx.db.transaction(async (tx) => {
    const view = await tx.maybe(lockSharedView(organizationId, viewId, reachOf(ctx)))
    if (!view) throw notFound(`There is no view '${viewId}'.`)
    requireMayShare(ctx, view.country ?? undefined)
    const before = { title: view.title, position: view.position }
    const after = { ...before, ...body }
    if (after.title === before.title && after.position === before.position) return
    await tx.run(updateShared(organizationId, viewId, after))
    await recordAudit(ctx, tx, {
      operation: 'updateSharedView',
      subject: { kind: 'shared-view', id: viewId },
      before,
      after,
      ...(view.country === null ? {} : { country: view.country }),
    })
  })
  return noContent()
}) satisfies AdminOperation<typeof sharedViewContract.updateSharedView>

/** Takes it away from everybody. Problems: 403, 404 for one of other places too. */
export const deleteSharedView = (async (ctx, { params }) => {
  const { organizationId } = ctx.site
  await ctx.db.transaction(async (tx) => {
    const view = await tx.maybe(deleteShared(organizationId, params.viewId, reachOf(ctx)))
    if (!view) throw notFound(`There is no view '${params.viewId}'.`)
    requireMayShare(ctx, view.country ?? undefined)
    const { country, ...before } = view
    await recordAudit(ctx, tx, {
      operation: 'deleteSharedView',
      subject: { kind: 'shared-view', id: params.viewId },
      before,
      ...(country === null ? {} : { country }),
    })
  })
  return noContent()
}) satisfies AdminOperation<typeof sharedViewContract.deleteSharedView>

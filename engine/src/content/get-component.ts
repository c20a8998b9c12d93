import type { Operation } from '../kernel/operation.ts'
import { findAsset } from './find-asset.ts'
import type { experienceContract } from './experience-contract.ts'
import { componentsOf, partOf } from './page-view.ts'
import { componentNotFound } from './problems.ts'

/** One part of a page, by the id that the page told. Problem: 404. */
export const getComponent = (async (ctx, { params }) => {
  const named = partOf(params.componentId)
  const asset = named && (await findAsset(ctx, named.pageId))
  const found = asset && componentsOf(ctx.site, ctx.locale, asset).find(({ id }) => id === params.componentId)
  if (!found) throw componentNotFound('No component with this id was found.')
  return found
}) satisfies Operation<typeof experienceContract.getComponent>

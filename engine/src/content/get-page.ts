import type { Operation } from '../kernel/operation.ts'
import { findAsset } from './find-asset.ts'
import type { experienceContract } from './experience-contract.ts'
import { pageView } from './page-view.ts'
import { pageNotFound } from './problems.ts'

/** A page by its id. Problem: 404 for one that is unknown or offline. */
export const getPage = (async (ctx, { params }) => {
  const asset = await findAsset(ctx, params.pageId)
  if (!asset) throw pageNotFound('No page with this id was found.', { pageId: params.pageId })
  return pageView(ctx.site, ctx.locale, asset)
}) satisfies Operation<typeof experienceContract.getPage>

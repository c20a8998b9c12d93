import type { Operation } from '../kernel/operation.ts'
import { findAsset } from './find-asset.ts'
import type { experienceContract } from './experience-contract.ts'
import { contentView } from './page-view.ts'
import { contentNotFound } from './problems.ts'

/** An asset by its id. Problem: 404 for one that is unknown or offline. */
export const getContent = (async (ctx, { params }) => {
  const asset = await findAsset(ctx, params.id)
  if (!asset) throw contentNotFound('No content with this id was found.')
  return contentView(ctx.site, ctx.locale, asset)
}) satisfies Operation<typeof experienceContract.getContent>

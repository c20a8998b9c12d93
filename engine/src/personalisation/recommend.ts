import type { Ctx } from '../kernel/context.ts'
import { localize } from '../kernel/localized.ts'
import { loadOffers } from '../products/index.ts'
import { notFound } from '../kernel/problem.ts'
import { selectCandidates, topOf, type Visitor } from './queries.ts'
import { bestSellers, recommenders } from './recommenders.ts'

/** Enough for a row; the rest of the candidates makes up for what cannot be had. */
const most = 12

/**
 * What a recommender proposes in the country of the call: only what its shop shows and has, never what one asks
 * about, best sellers where it knows nothing of its own. At most six statements. Problem: 404 for an unknown name.
 */
export const recommend = async (ctx: Ctx, name: string, visitor: Visitor, productIds: readonly string[]) => {
  const recommender = Object.hasOwn(recommenders, name) ? recommenders[name] : undefined
  if (!recommender) throw notFound(`There is no recommender '${name}'.`)
  const { siteId } = ctx.site
  const { country } = ctx
  const plan = await recommender.plan(ctx, { siteId, country, visitor, productIds })
  const sources = recommender.fallsBack ? [...plan.sources, topOf(siteId, country, '')] : plan.sources
  const candidates = await ctx.db.query(selectCandidates(sources, productIds))
  const offers =
    candidates.length > 0
      ? await loadOffers(
          ctx,
          country,
          candidates.map(({ id }) => id),
        )
      : []
  const own = new Set(candidates.flatMap(({ id, source }) => (source < plan.sources.length ? [id] : [])))
  const proper = offers.filter(({ id }) => own.has(id))
  const shown = (proper.length > 0 ? proper : offers).slice(0, most)
  const title = proper.length > 0 || !recommender.fallsBack ? plan.title : bestSellers
  return {
    recoUUID: ctx.newId.uuid(),
    recommenderName: name,
    displayMessage: localize(title, ctx.locale),
    recs: shown.map(({ id, name: product_name, imageUrl }) => ({
      id,
      product_name,
      product_url: `/product/${encodeURIComponent(id)}`,
      ...(imageUrl ? { image_url: imageUrl } : {}),
    })),
  }
}

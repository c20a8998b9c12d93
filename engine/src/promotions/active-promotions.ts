import type { CountryCode } from '../../../facts/countries.ts'
import type { PromotionRow } from '../bundle/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { selectActivePromotions } from './queries.ts'

/**
 * The promotions that run now in a country, lowest priority number first; those with coupons are among them.
 * One statement.
 */
export const activePromotions = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'now'>,
  country: CountryCode,
): Promise<PromotionRow[]> => {
  const timeZone = ctx.site.countries.find(({ code }) => code === country)?.timeZone ?? 'UTC'
  const question = { country, timeZone, at: ctx.now }
  const rows = await ctx.db.query(selectActivePromotions(ctx.site.siteId, question))
  return rows.map(({ record }) => record)
}

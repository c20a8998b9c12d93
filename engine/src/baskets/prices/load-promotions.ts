import { lruPerCatalogVersion } from '../../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { SiteCountry } from '../../kernel/site.ts'
import type { Basket } from '../basket.ts'
import { type PromotionStatusRow, selectHasOrdered, selectPromotionStatus } from '../queries.ts'

const minuteMs = 60_000

const running = lruPerCatalogVersion<PromotionStatusRow[]>(50, 'always')

/**
 * The promotions a basket may have, and those its coupons name. A promotion begins and ends with a minute: without
 * coupons the country's are asked once a minute, and the customer's orders only where one of them asks for the first.
 */
export const loadPromotions = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'now'>,
  { customerId, coupons }: Pick<Basket, 'customerId' | 'coupons'>,
  { code: country, timeZone }: SiteCountry,
): Promise<{ rows: PromotionStatusRow[]; firstOrder: boolean }> => {
  const { siteId } = ctx.site
  const now = new Date(Math.floor(ctx.now.getTime() / minuteMs) * minuteMs)
  const find = (codes: string[]) =>
    ctx.db.query(selectPromotionStatus(siteId, { country, timeZone, codes, customerId, now }))
  const codes = coupons.map(({ code }) => code.toUpperCase())
  const rows =
    codes.length > 0 ? await find(codes) : await running(ctx.site, [country, now], async () => find([]))
  const open = rows.filter(({ record, coupons: held }) => !record.coupons?.length || held.length > 0)
  const asksFirst = open.some(({ record }) => record.rule.when?.firstOrder)
  const hasOrdered = asksFirst && (await ctx.db.one(selectHasOrdered(siteId, customerId))).hasOrdered
  return { rows, firstOrder: !hasOrdered }
}

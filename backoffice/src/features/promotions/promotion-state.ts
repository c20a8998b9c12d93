import type { Promotion } from '../../api/promotions.ts'

export type PromotionState = 'running' | 'planned' | 'ended' | 'off'

/** Where a promotion stands now; a date without an offset is that of each country, here the browser's. */
export const promotionState = (
  { enabled, c_startDate: from, c_endDate: to }: Pick<Promotion, 'enabled' | 'c_startDate' | 'c_endDate'>,
  now: Date,
): PromotionState => {
  if (to !== undefined && new Date(to) < now) return 'ended'
  if (!enabled) return 'off'
  return from !== undefined && new Date(from) > now ? 'planned' : 'running'
}

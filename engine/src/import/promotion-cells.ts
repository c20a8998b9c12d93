import type { PromotionRow } from '../bundle/index.ts'
import { type Cell, textArray } from '../db/copy-rows.ts'

/** Columns of `promotion`, in the order of the cells. */
export const promotionColumns = [
  'site_id',
  'id',
  'rank',
  'enabled',
  'starts_at',
  'starts_local',
  'ends_at',
  'ends_local',
  'countries',
  'record',
] as const

/** An instant, or the time of a wall clock that is read where the shop is. */
const momentCells = (written: string): [Cell, Cell] =>
  /(Z|[+-]\d{2}:\d{2})$/.test(written) ? [written, null] : [null, written]

export const promotionCells = (siteId: string, row: PromotionRow): Cell[] => [
  siteId,
  row.id,
  row.priority,
  row.enabled,
  ...momentCells(row.startDate),
  ...momentCells(row.endDate),
  textArray(row.countries),
  row,
]

/** The codes by which baskets get a promotion, each with its limits. */
export const couponsOf = ({ id, coupons = [] }: PromotionRow) =>
  coupons.flatMap((coupon) =>
    (coupon.codes ?? [coupon.code]).map((code) => ({
      code,
      promotionId: id,
      enabled: coupon.enabled ?? true,
      limitTotal: coupon.limitTotal ?? null,
      limitPerCustomer: coupon.limitPerCustomer ?? null,
      timeframeUses: coupon.limitPerTimeframe?.uses ?? null,
      timeframeDays: coupon.limitPerTimeframe?.days ?? null,
    })),
  )

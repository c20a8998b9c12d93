import type { HeldCoupon } from '../basket.ts'
import type { PromotionStatusRow } from '../queries.ts'

/** The platform's words for what a coupon in a basket does (contract 5). */
export type CouponStatus =
  | 'applied'
  | 'no_applicable_promotion'
  | 'no_active_promotion'
  | 'coupon_disabled'
  | 'coupon_already_in_basket'
  | 'coupon_code_already_redeemed'
  | 'timeframe_redemption_limit_exceeded'
  | 'redemption_limit_exceeded'
  | 'customer_redemption_limit_exceeded'
  | 'coupon_code_unknown'

/** What is known of the coupons a basket holds before it is calculated. */
export type CouponEligibility = {
  /** By code in capitals: why it cannot work, or the promotion it opens. */
  byCode: ReadonlyMap<string, { code: string; promotionId: string; refusal: CouponStatus | undefined }>
  /** Promotions that a redeemable coupon opens, with its code. */
  opens: ReadonlyMap<string, string>
}

const refusalOf = (
  row: PromotionStatusRow,
  coupon: PromotionStatusRow['coupons'][number],
): CouponStatus | undefined => {
  if (!row.record.enabled) return 'coupon_disabled'
  if (!row.running) return 'no_active_promotion'
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) {
    return coupon.maxUses === 1 ? 'coupon_code_already_redeemed' : 'redemption_limit_exceeded'
  }
  if (coupon.maxUsesPerCustomer !== null && coupon.usesOfCustomer >= coupon.maxUsesPerCustomer)
    return 'customer_redemption_limit_exceeded'
  if (coupon.timeframeUses !== null && coupon.usesInTimeframe >= coupon.timeframeUses)
    return 'timeframe_redemption_limit_exceeded'
  return undefined
}

/** Judges the coupons of a basket by what is left of them; whether one takes anything off, the calculation tells. */
export const judgeCoupons = (
  held: readonly HeldCoupon[],
  rows: readonly PromotionStatusRow[],
): CouponEligibility => {
  const known = rows.flatMap((row) =>
    row.coupons.map((coupon) => ({
      code: coupon.code,
      promotionId: row.record.id,
      refusal: refusalOf(row, coupon),
    })),
  )
  const byCode = new Map(known.map((coupon) => [coupon.code.toUpperCase(), coupon]))
  const opens = new Map<string, string>()
  for (const { code } of held) {
    const coupon = byCode.get(code.toUpperCase())
    if (coupon && !coupon.refusal && !opens.has(coupon.promotionId))
      opens.set(coupon.promotionId, coupon.code)
  }
  return { byCode, opens }
}

/** What a coupon does in a calculated basket; `working` are the promotions that take something off. */
export const couponStatus = (
  { code }: HeldCoupon,
  eligibility: CouponEligibility,
  working: ReadonlySet<string>,
): CouponStatus => {
  const coupon = eligibility.byCode.get(code.toUpperCase())
  if (!coupon) return 'coupon_code_unknown'
  if (coupon.refusal) return coupon.refusal
  // Two codes of one coupon open the same promotion: the first does.
  if (eligibility.opens.get(coupon.promotionId) !== coupon.code) return 'coupon_already_in_basket'
  return working.has(coupon.promotionId) ? 'applied' : 'no_applicable_promotion'
}

import type { CampaignRow, PromotionRow } from '../bundle/index.ts'
import type { Db } from '../db/db.ts'
import { couponsOf, promotionCells } from './promotion-cells.ts'
import { deleteCouponsOf, upsertCampaign, upsertCoupon, upsertPromotion } from './queries.ts'

/** Writes a legal line into the place of the promotion that is there; its codes keep the count of their uses. */
export const writePromotion = async (tx: Db, siteId: string, row: PromotionRow): Promise<void> => {
  const coupons = couponsOf(row)
  await tx.run(upsertPromotion(promotionCells(siteId, row)))
  await tx.run(
    deleteCouponsOf(
      siteId,
      row.id,
      coupons.map(({ code }) => code),
    ),
  )
  for (const coupon of coupons) await tx.run(upsertCoupon(siteId, coupon))
}

/** Writes a legal line into the place of the campaign that is there. */
export const writeCampaign = async (tx: Db, siteId: string, row: CampaignRow): Promise<void> => {
  await tx.run(upsertCampaign(siteId, row))
}

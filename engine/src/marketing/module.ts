import { defineAdminModule } from '../kernel/admin-operation.ts'
import {
  assignmentsSearch,
  assignPromotionToCampaign,
  getCampaignPromotionAssignment,
  getCampaignPromotionAssignments,
  unassignPromotionFromCampaign,
  updateCampaignPromotionAssignment,
} from './campaigns/assignments.ts'
import {
  campaignsSearch,
  createCampaign,
  deleteCampaign,
  getCampaign,
  updateCampaign,
} from './campaigns/campaigns.ts'
import { campaignContract } from './campaigns/contract.ts'
import { campaignRoutes } from './campaigns/routes.ts'
import { promotionContract } from './contract.ts'
import { couponContract } from './coupons/contract.ts'
import {
  couponRedemptionsSearch,
  couponsSearch,
  createCoupon,
  deleteCoupon,
  getCoupon,
  getCouponCodes,
  updateCoupon,
  updateCouponCodes,
} from './coupons/coupons.ts'
import { couponRoutes } from './coupons/routes.ts'
import {
  createPromotion,
  deletePromotion,
  getPromotion,
  promotionsSearch,
  updatePromotion,
} from './promotions.ts'
import { promotionRoutes } from './routes.ts'
import { tryOutContract } from './try-out/contract.ts'
import { tryOutRoutes } from './try-out/routes.ts'
import { tryPromotion } from './try-out/try-out.ts'
import { getPromotionVersions, restorePromotion } from './versions.ts'

/** Promotions, the campaigns that hold them and the coupons that open them, as the merchant changes them. */
export const marketingModule = defineAdminModule({
  name: 'marketing',
  routes: { ...promotionRoutes, ...campaignRoutes, ...couponRoutes, ...tryOutRoutes },
  contract: { ...promotionContract, ...campaignContract, ...couponContract, ...tryOutContract },
  operations: {
    getPromotion,
    createPromotion,
    updatePromotion,
    deletePromotion,
    promotionsSearch,
    getPromotionVersions,
    restorePromotion,
    getCampaign,
    createCampaign,
    updateCampaign,
    deleteCampaign,
    campaignsSearch,
    getCampaignPromotionAssignments,
    getCampaignPromotionAssignment,
    assignPromotionToCampaign,
    updateCampaignPromotionAssignment,
    unassignPromotionFromCampaign,
    assignmentsSearch,
    getCoupon,
    createCoupon,
    updateCoupon,
    deleteCoupon,
    couponsSearch,
    couponRedemptionsSearch,
    getCouponCodes,
    updateCouponCodes,
    tryPromotion,
  },
})

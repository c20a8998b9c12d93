import { defineProblem } from '../kernel/problem.ts'

export const promotionNotFound = defineProblem(404, 'promotion-not-found', 'Promotion Not Found')
export const campaignNotFound = defineProblem(404, 'campaign-not-found', 'Campaign Not Found')
export const couponNotFound = defineProblem(404, 'coupon-not-found', 'Coupon Not Found')
/** The promotion lies in no such campaign. */
export const assignmentNotFound = defineProblem(
  404,
  'promotion-campaign-assignment-not-found',
  'Promotion Campaign Assignment Not Found',
)

const coupons = '/pricing/coupons/v1/organizations/{organizationId}/coupons' as const

export const couponRoutes = {
  getCoupon: `GET ${coupons}/{couponId}`,
  createCoupon: `PUT ${coupons}/{couponId}`,
  updateCoupon: `PATCH ${coupons}/{couponId}`,
  deleteCoupon: `DELETE ${coupons}/{couponId}`,
  couponsSearch: `POST ${coupons}`,
  couponRedemptionsSearch: `POST ${coupons}/redemptions`,
  getCouponCodes: `GET ${coupons}/{couponId}/codes`,
  updateCouponCodes: `POST ${coupons}/{couponId}/codes`,
} as const

import type { Call } from '../../api/call.ts'
import { coupons } from '../../api/promotions.ts'

const page = 200

/** All codes of a coupon with how often each was redeemed, as lines of a CSV file. */
export const codeFile = async (call: Call, couponId: string): Promise<{ count: number; text: string }> => {
  const lines: string[] = []
  for (;;) {
    const { data, total } = await call(coupons.getCouponCodes, {
      params: { couponId },
      query: { limit: page, offset: lines.length },
    })
    lines.push(...data.map(({ code, redemptionCount }) => `${code},${redemptionCount}`))
    if (data.length === 0 || lines.length >= total) break
  }
  return { count: lines.length, text: `code,redemptions\r\n${lines.join('\r\n')}\r\n` }
}

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { pageLink } from '../../kernel/page-link.ts'
import { pagePaths, pathTo } from '../../kernel/page-routes.ts'
import { defineProblem } from '../../kernel/problem.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Order } from '../order.ts'

/** The code is not this order's, or has been used. */
export const pickupCodeInvalid = defineProblem(409, 'pickup-code-invalid', 'Pickup Code Invalid')

/** Digits and letters without those that are mistaken for others. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'

type Shop = Pick<Ctx, 'site' | 'secretKey'>
type Coded = Pick<Order, 'orderNo' | 'pickupUses'>

/**
 * Eight signs that show who has the receipt of an order: of the shop's key, never kept. Each hand-over uses one up; what is
 * left of the order has the next.
 */
export const pickupCode = ({ site, secretKey }: Shop, { orderNo, pickupUses = 0 }: Coded): string => {
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'pickup code of an order', 32))
  const digest = createHmac('sha256', key).update(`${site.siteId}\n${orderNo}\n${pickupUses}`).digest()
  return [...digest.subarray(0, 8)].map((byte) => signs[byte % signs.length]).join('')
}

/** What shows that somebody has the receipt: signs to read out, and where they lead. */
type PickupPass = { code: string; link: string }

/** Where a pass is made: the key its code is of, and the origin and locale of the page it opens. */
export type PassShop = Shop & Pick<Ctx, 'publicOrigin' | 'locale'>

/**
 * The pass of an order while something paid waits to be picked up. Its link opens the order on its customer's phone and the
 * hand-over on a clerk's.
 */
export const pickupPass = (shop: PassShop, order: Order): PickupPass | undefined => {
  const isWaiting = order.status === 'new' && order.paymentStatus === 'paid'
  if (!isWaiting || !order.document.agreed.lines.some(({ pickUp }) => pickUp)) return undefined
  const code = pickupCode(shop, order)
  return { code, link: pageLink(shop, pathTo(pagePaths.pickup, `${order.orderNo}.${code}`)) }
}

/** Problem: 409 for a code that is not the order's present one. */
export const requirePickupCode = (shop: Shop, order: Coded, given: string): void => {
  const read = Buffer.from(given.toLowerCase())
  const expected = Buffer.from(pickupCode(shop, order))
  if (read.length !== expected.length || !timingSafeEqual(read, expected))
    throw pickupCodeInvalid('The code is not this order’s, or it was used.')
}

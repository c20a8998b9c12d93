import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { pickupCodeChecksum, pickupSigns, readPickupCode } from '../../../../facts/pickup-code.ts'
import { pageLink } from '../../kernel/page-link.ts'
import { pagePaths, pathTo } from '../../kernel/page-routes.ts'
import { defineProblem } from '../../kernel/problem.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Order } from '../order.ts'

/** The code is not this order's, or has been used. */
export const pickupCodeInvalid = defineProblem(409, 'pickup-code-invalid', 'Pickup Code Invalid')

type Shop = Pick<Ctx, 'site' | 'secretKey'>
type Coded = Pick<Order, 'orderNo' | 'pickupUses'>

const letters = pickupSigns.slice(10)
const signOf = (signs: string, byte = 0) => signs[byte % signs.length] ?? ''

/** Makes the codes of a shop's orders. */
const codeMaker = ({ site, secretKey }: Shop) => {
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'pickup code of an order', 32))
  return ({ orderNo, pickupUses = 0 }: Coded): string => {
    const digest = createHmac('sha256', key).update(`${site.siteId}\n${orderNo}\n${pickupUses}`).digest()
    const code = [...digest.subarray(0, 8)].map((byte) => signOf(pickupSigns, byte)).join('')
    // One of digits alone would be read as the number of an order.
    return /\D/.test(code) ? code : `${signOf(letters, digest[8])}${code.slice(1)}`
  }
}

/**
 * Eight signs that show who has the receipt of an order: of the shop's key, never kept. Each hand-over uses one up; what is
 * left of the order has the next.
 */
export const pickupCode = (shop: Shop, order: Coded): string => codeMaker(shop)(order)

/** Which of the orders have this code now: as a rule one or none. */
export const ordersOfCode = <T extends Coded>(shop: Shop, orders: readonly T[], code: string): T[] => {
  const codeOf = codeMaker(shop)
  return orders.filter((order) => codeOf(order) === code)
}

/** What shows that somebody has the receipt: signs to read out, and where they lead. */
type PickupPass = { code: string; link: string }

/** Where a pass is made: the key its code is of, and the origin and locale of the page it opens. */
export type PassShop = Shop & Pick<Ctx, 'publicOrigin' | 'locale'>

/** Whether something paid waits to be picked up. */
const isWaiting = ({ status, paymentStatus, document }: Order) =>
  status === 'new' && paymentStatus === 'paid' && document.agreed.lines.some(({ pickUp }) => pickUp)

/** By which a device without a signal finds the order of a code that is typed; undefined where nothing waits. */
export const checksumOfPickup = (shop: Shop, order: Order): number | undefined =>
  isWaiting(order) ? pickupCodeChecksum(pickupCode(shop, order)) : undefined

/**
 * The pass of an order while something paid waits to be picked up. Its link opens the order on its customer's phone and the
 * hand-over on a clerk's.
 */
export const pickupPass = (shop: PassShop, order: Order): PickupPass | undefined => {
  if (!isWaiting(order)) return undefined
  const code = pickupCode(shop, order)
  return { code, link: pageLink(shop, pathTo(pagePaths.pickup, `${order.orderNo}.${code}`)) }
}

/** Problem: 409 for a code that is not the order's present one. */
export const requirePickupCode = (shop: Shop, order: Coded, given: string): void => {
  const read = Buffer.from(readPickupCode(given) ?? '')
  const expected = Buffer.from(pickupCode(shop, order))
  if (read.length !== expected.length || !timingSafeEqual(read, expected))
    throw pickupCodeInvalid('The code is not this order’s, or it was used.')
}

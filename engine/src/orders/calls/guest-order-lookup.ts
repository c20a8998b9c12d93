import { createHash, timingSafeEqual } from 'node:crypto'
import { countAttempt } from '../../attempts/index.ts'
import { shipmentsOf } from '../../baskets/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Input } from '../../kernel/contract.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { clientOrderContract } from '../client-contract.ts'
import { followView, guestOrderView } from '../lookup-view.ts'
import type { Order } from '../order.ts'
import { insufficientInformation } from '../problems.ts'
import { selectOrder } from '../queries.ts'
import { noOrder } from '../require-own-order.ts'
import { orderView } from '../view.ts'

type Proof = Input<typeof clientOrderContract.guestOrderLookup>['body']

const quarter = 15 * 60

/** Guesses are few: ten for an order and thirty from an address in a quarter of an hour. */
const countGuess = (ctx: Ctx, orderNo: string) =>
  countAttempt(ctx, [
    { key: `look-up of order ${orderNo}`, most: 10, seconds: quarter },
    { key: `order look-ups from ${ctx.ip}`, most: 30, seconds: quarter },
  ])

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a !== '' && timingSafeEqual(digest(a), digest(b))

const alphanumericOf = (written: string | undefined) => written?.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

const isOwnedBy = ({ document: { email } }: Order, asked: string) =>
  isSame(email.trim().toLowerCase(), asked.trim().toLowerCase())

/** Postal code and phone are asked of either address; all that are sent must fit. */
const knowsAddress = ({ document: { basket } }: Order, { postalCode, phone }: Proof) => {
  const addresses = [
    ...shipmentsOf(basket).map(({ chosen }) => chosen.shippingAddress),
    basket.billingAddress,
  ]
  const fits = (asked: string | undefined, of: 'postalCode' | 'phone') =>
    asked === undefined ||
    addresses.some((address) => isSame(alphanumericOf(address?.[of]), alphanumericOf(asked)))
  return fits(postalCode, 'postalCode') && fits(phone, 'phone')
}

/**
 * An order for whoever knows its number, its e-mail and either its code (then all of it) or the postal code or phone it
 * was sent to (then what is needed to follow it). Guests see no amount here either. Problems: 400 when nothing proves
 * it, 404 when anything is wrong, 429 after some guesses.
 */
export const guestOrderLookup = (async (ctx, { params, body }) => {
  const { orderViewCode, postalCode, phone } = body
  if (!orderViewCode && !postalCode && !phone) {
    throw insufficientInformation('One of orderViewCode, postalCode and phone is required.')
  }
  const guess = await countGuess(ctx, params.orderNo)
  const order = await ctx.db.maybe(selectOrder(ctx.site.siteId, params.orderNo))
  if (!order || !isOwnedBy(order, body.email)) throw noOrder(params.orderNo)
  const whole = isSame(order.document.viewCode, orderViewCode)
  if (!whole && (orderViewCode || !knowsAddress(order, body))) throw noOrder(params.orderNo)
  await guess.forgive()
  if (!whole) return followView(order)
  return ctx.audience === 'registered' ? orderView(ctx.site.siteId, order) : guestOrderView(order)
}) satisfies Operation<typeof clientOrderContract.guestOrderLookup>

import { createHmac } from 'node:crypto'
import type { Ctx } from '../kernel/context.ts'
import { tooManyRequests } from '../kernel/problem.ts'
import { type ActivityKind, insertActivity } from './queries.ts'
import { requireClient } from './require-client.ts'

type Named = { id: string; sku?: string; price?: number; quantity?: number; amount?: number }

/** What an activity may tell; everything else that was sent is dropped. */
type ActivityBody = {
  cookieId: string
  userId?: string
  product?: Named
  products?: Named[]
  category?: { id: string }
  currentLocation?: string
  searchText?: string
  recommenderName?: string
  __recoUUID?: string
  stepName?: string
  stepNumber?: number
  basketId?: string
  amount?: number
}

const perMinute = { visit: 240, source: 1_200 }

const productOf = ({ id, sku, price, quantity, amount }: Named) => ({
  id,
  sku: sku || undefined,
  price,
  quantity,
  amount,
})

/** The path alone: a query may hold a secret (reset links). */
const pathOf = (location: string) => location.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)[0] || '/'

const recordOf = (activity: ActivityBody) => {
  const { product, products, category, currentLocation } = activity
  const { searchText, recommenderName, __recoUUID, stepName, stepNumber, basketId, amount } = activity
  return {
    searchText,
    recommenderName,
    __recoUUID,
    stepName,
    stepNumber,
    basketId,
    amount,
    ...(category ? { category: { id: category.id } } : {}),
    ...(currentLocation ? { currentLocation: pathOf(currentLocation) } : {}),
    ...(product ? { product: productOf(product) } : {}),
    ...(products ? { products: products.map(productOf) } : {}),
  }
}

/** An activity as it is kept. */
export type ActivityRecord = ReturnType<typeof recordOf>

/** Tells visitors apart for a day without keeping their address. */
const sourceOf = ({ secretKey, now, ip }: Ctx) =>
  createHmac('sha256', secretKey)
    .update(`activity ${now.toISOString().slice(0, 10)} ${ip}`)
    .digest('base64url')
    .slice(0, 22)

/**
 * Stores one kind of activity [S7.070]–[S7.080], allow-listed: one statement, which also counts the last minute.
 * Problems: 401 without a client id, 429 when a visit or an address tells too much at once.
 */
export const recordActivity =
  (kind: ActivityKind) =>
  async (
    ctx: Ctx,
    { body: activity, headers }: { body: ActivityBody; headers: Record<string, string | undefined> },
  ) => {
    requireClient(headers)
    const named = activity.products ?? (activity.product ? [activity.product] : [])
    const stored = await ctx.db.run(
      insertActivity(ctx.site.siteId, {
        at: ctx.now,
        kind,
        country: ctx.country,
        cookieId: activity.cookieId,
        userId: activity.userId,
        source: sourceOf(ctx),
        productIds: [...new Set(named.map(({ id, sku }) => sku || id))],
        record: recordOf(activity),
        limits: ctx.rateLimits ? perMinute : undefined,
      }),
    )
    if (stored === 0) throw tooManyRequests(60)
    return {}
  }

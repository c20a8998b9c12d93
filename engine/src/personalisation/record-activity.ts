import { createHmac } from 'node:crypto'
import type { Ctx } from '../kernel/context.ts'
import { tooManyRequests } from '../kernel/problem.ts'
import { type ActivityKind, type ActivityRecord, insertActivity } from './queries.ts'
import { requireClient } from './require-client.ts'

type Named = { id: string; sku?: string }

/** What an activity may tell; everything else that was sent is dropped. */
type Told = {
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
const productMembers = ['id', 'sku', 'price', 'quantity', 'amount'] as const

const productOf = (product: Named) =>
  Object.fromEntries(
    productMembers.flatMap((name) => (name in product ? [[name, product[name as keyof Named]]] : [])),
  )

/** The path alone: a query may hold a secret (reset links). */
const pathOf = (location: string) => location.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)[0] || '/'

const recordOf = (told: Told): ActivityRecord => {
  const { product, products, category, currentLocation } = told
  const { searchText, recommenderName, __recoUUID, stepName, stepNumber, basketId, amount } = told
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
  async (ctx: Ctx, { body: told, headers }: { body: Told; headers: Record<string, string | undefined> }) => {
    requireClient(headers)
    const named = told.products ?? (told.product ? [told.product] : [])
    const stored = await ctx.db.run(
      insertActivity(ctx.site.siteId, {
        at: ctx.now,
        kind,
        country: ctx.country,
        cookieId: told.cookieId,
        userId: told.userId,
        source: sourceOf(ctx),
        productIds: [...new Set(named.map(({ id, sku }) => sku ?? id))],
        record: recordOf(told),
        limits: ctx.rateLimits ? perMinute : undefined,
      }),
    )
    if (stored === 0) throw tooManyRequests(60)
    return {}
  }

import { isEmail } from '../../../facts/email.ts'
import { type Ctx, knownShopper } from '../kernel/context.ts'
import type { Input } from '../kernel/contract.ts'
import type { Operation } from '../kernel/operation.ts'
import { badRequest } from '../kernel/problem.ts'
import { loadStocked, productNotFound } from '../products/index.ts'
import type { stockNoticesContract } from './contract.ts'
import { noticeView } from './notice-view.ts'
import { inStock, tooManyNotices } from './problems.ts'
import { insertNotice, selectNotice, type StockNotice } from './queries.ts'

/** As many as somebody can be waiting for in earnest. */
const mostWaiting = 20

type Body = Input<typeof stockNoticesContract.createStockNotice>['body']

/** Where to write; null: to the account's address, which may change until then. Problem: 400 for a guest without one. */
const addressOf = (ctx: Ctx, email: string | undefined): string | null => {
  if (knownShopper(ctx).kind === 'registered') return null
  if (email === undefined || !isEmail(email))
    throw badRequest('A guest gives an address.', { property: 'email' })
  return email.trim().toLowerCase()
}

/** What is waited for. Problems: 404 for what the country does not sell, 400 for a store that is not there, 409 where it is there. */
const requireMissing = async (
  ctx: Ctx,
  { productId, storeId }: Body,
): Promise<Pick<StockNotice, 'composed'>> => {
  const { bySku, stock } = await loadStocked(ctx, ctx.country, [productId])
  const product = bySku.get(productId)
  if (!product?.online || !product.soldInCountry || product.kind === 'master')
    throw productNotFound(`No product with ID '${productId}' can be waited for.`, { productId })
  if (!stock.stores.some(({ id }) => id === storeId))
    throw badRequest(`There is no store '${storeId}' in this country.`, { property: 'storeId' })
  if ((stock.at(storeId, productId)?.ats ?? 0) > 0)
    throw inStock(`'${storeId}' can give '${productId}' now.`, { productId, storeId })
  return { composed: product.components.length > 0 }
}

/**
 * Has the shopper written to once the store can give the product; asked twice is asked once. Problems: 400 (address,
 * store), 404 product-not-found, 409 product-in-stock, 409 too-many-stock-notices.
 */
export const createStockNotice = (async (ctx, { body }) => {
  const { siteId } = ctx.site
  const { customerId } = knownShopper(ctx)
  const { productId, storeId } = body
  const wanted: StockNotice = {
    id: ctx.newId.hex(),
    productId,
    storeId,
    customerId,
    email: addressOf(ctx, body.email),
    locale: ctx.locale,
    ...(await requireMissing(ctx, body)),
    createdAt: ctx.now,
  }
  const saved =
    (await ctx.db.maybe(insertNotice(siteId, wanted, mostWaiting))) ??
    (await ctx.db.maybe(selectNotice({ siteId, customerId }, wanted)))
  if (!saved) throw tooManyNotices('So many notices are waiting already.', { limit: mostWaiting })
  return noticeView(saved)
}) satisfies Operation<typeof stockNoticesContract.createStockNotice>

import type { CouponRow, PromotionRow } from '../../bundle/promotions.ts'
import type { Db } from '../../db/db.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { idAlreadyExists } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { compileSearch } from '../../kernel/search-request/index.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { changePromotion, noPromotion } from '../change-promotion.ts'
import { couponNotFound } from '../problems.ts'
import {
  countFoundCoupons,
  countRedemptions,
  couponResource,
  redemptionResource,
  selectCodes,
  selectCoupon,
  selectFoundCoupons,
  selectRedemptions,
  type StoredCoupon,
} from '../queries.ts'
import type { couponContract } from './contract.ts'
import { couponView, readCoupon, typeOf } from './coupon-view.ts'

const noCoupon = (id: string) => couponNotFound(`There is no coupon '${id}'.`)

const placeOf = ({ site, countries }: AdminContext) => ({ siteId: site.siteId, countries })

const loadCoupon = async (ctx: AdminContext, id: string): Promise<StoredCoupon> => {
  const stored = await ctx.db.maybe(selectCoupon(placeOf(ctx), id))
  if (!stored) throw noCoupon(id)
  return stored
}

const answer = async (ctx: AdminContext, id: string, status = 200) => {
  const stored = await loadCoupon(ctx, id)
  return new Reply(status, couponView(stored), { etag: digestTag(stored.promotion) })
}

/** A coupon of a promotion in one of the caller's countries. Problem: 404. */
export const getCoupon = (async (ctx, { params }) => answer(ctx, params.couponId)) satisfies AdminOperation<
  typeof couponContract.getCoupon
>

type Coupons = readonly CouponRow[]

/** Problem: 409 for a code that another coupon has. */
const requireOwnCodes = async (
  tx: Db,
  siteId: string,
  promotionId: string,
  coupons: Coupons,
  own: CouponRow,
) => {
  const codes = own.codes ?? [own.code]
  const others = coupons.filter(({ code }) => code !== own.code)
  const beside = new Set(others.flatMap((one) => one.codes ?? [one.code]).map((code) => code.toUpperCase()))
  const elsewhere = (await tx.query(selectCodes(siteId, codes))).filter(
    (one) => one.promotionId !== promotionId,
  )
  const taken = elsewhere[0]?.code ?? codes.find((code) => beside.has(code.toUpperCase()))
  if (taken !== undefined) throw idAlreadyExists(`Another coupon has the code '${taken}'.`)
}

type Change = { operation: string; couponId: string; promotionId: string; ifMatch: string | undefined }

/** Writes a promotion's coupons as `next` says. Problems: 400, 403, 404, 409, 412, 428. */
const changeCoupons = (
  ctx: AdminContext,
  { operation, couponId, promotionId, ifMatch }: Change,
  next: (coupons: Coupons, promotion: PromotionRow) => Coupons,
) => {
  const change = { operation, promotionId, ifMatch, subject: { kind: 'coupon', id: couponId } as const }
  return changePromotion(ctx, change, async (before, tx) => {
    if (!before) throw noPromotion(promotionId)
    const coupons = next(before.coupons ?? [], before)
    const own = coupons.find(({ code }) => code === couponId)
    if (own) await requireOwnCodes(tx, ctx.site.siteId, promotionId, coupons, own)
    const { coupons: _before, ...row } = before
    return coupons.length > 0 ? { ...row, coupons } : row
  })
}

const put = (coupons: Coupons, one: CouponRow): Coupons =>
  coupons.some(({ code }) => code === one.code)
    ? coupons.map((other) => (other.code === one.code ? one : other))
    : [...coupons, one]

/** Makes a coupon of a promotion, or puts another in its place, which keeps its codes. Problems: 400, 403, 404, 409, 412, 428. */
export const createCoupon = (async (ctx, { params, body, headers }) => {
  const { couponId } = params
  const stored = await ctx.db.maybe(selectCoupon(placeOf(ctx), couponId))
  const promotionId = body.c_promotionId ?? stored?.promotion.id
  if (promotionId === undefined) throw badRequest('Of which promotion?', { property: '$.c_promotionId' })
  if (stored && headers['x-dw-validate-existing'] === 'true')
    throw idAlreadyExists(`There is a coupon '${couponId}' already.`)
  if (stored && stored.promotion.id !== promotionId)
    throw badRequest(`It opens '${stored.promotion.id}'.`, { property: '$.c_promotionId' })
  let status = 201
  const change = { operation: 'createCoupon', couponId, promotionId, ifMatch: headers['if-match'] }
  await changeCoupons(ctx, change, (coupons) => {
    const stands = coupons.find(({ code }) => code === couponId)
    if (stands) status = 200
    const made = readCoupon(couponId, undefined, body)
    const isSame = stands && typeOf(stands) === typeOf(made) && stands.codes
    return put(coupons, isSame ? { ...made, codes: stands.codes } : made)
  })
  return answer(ctx, couponId, status)
}) satisfies AdminOperation<typeof couponContract.createCoupon>

/** Changes what is named; more system codes are made, none goes. Problems: 400, 403, 404, 409, 412, 428. */
export const updateCoupon = (async (ctx, { params, body, headers }) => {
  const { couponId } = params
  const { promotion } = await loadCoupon(ctx, couponId)
  if (body.c_promotionId !== undefined && body.c_promotionId !== promotion.id)
    throw badRequest(`It opens '${promotion.id}'.`, { property: '$.c_promotionId' })
  const change = {
    operation: 'updateCoupon',
    couponId,
    promotionId: promotion.id,
    ifMatch: headers['if-match'],
  }
  await changeCoupons(ctx, change, (coupons) => {
    const stands = coupons.find(({ code }) => code === couponId)
    if (!stands) throw noCoupon(couponId)
    return put(coupons, readCoupon(couponId, stands, body))
  })
  return answer(ctx, couponId)
}) satisfies AdminOperation<typeof couponContract.updateCoupon>

/** Takes a coupon away. Problems: 403, 404, 409 still-in-use, 412, 428. */
export const deleteCoupon = (async (ctx, { params, headers }) => {
  const { couponId } = params
  const { promotion } = await loadCoupon(ctx, couponId)
  const change = {
    operation: 'deleteCoupon',
    couponId,
    promotionId: promotion.id,
    ifMatch: headers['if-match'],
  }
  await changeCoupons(ctx, change, (coupons, { id, enabled }) => {
    const left = coupons.filter(({ code }) => code !== couponId)
    if (left.length === coupons.length) throw noCoupon(couponId)
    if (left.length === 0 && enabled)
      throw stillInUse('Without a coupon every basket would have the promotion: switch it off first.', {
        usedBy: [{ kind: 'promotion', id }],
      })
    return left
  })
  return noContent()
}) satisfies AdminOperation<typeof couponContract.deleteCoupon>

/** Coupons of the caller's countries. Problems: 400. */
export const couponsSearch = (async (ctx, { body }) => {
  const search = compileSearch(couponResource, body)
  const found = await ctx.db.query(selectFoundCoupons(placeOf(ctx), search))
  const { total } = await ctx.db.one(countFoundCoupons(placeOf(ctx), search))
  const { limit, offset } = search
  const asked = { query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}) }
  return { hits: found.map(couponView), ...asked, limit, offset, total }
}) satisfies AdminOperation<typeof couponContract.couponsSearch>

/** Who redeemed what, in orders of the caller's countries. Problems: 400. */
export const couponRedemptionsSearch = (async (ctx, { body }) => {
  const search = compileSearch(redemptionResource, body)
  const found = await ctx.db.query(selectRedemptions(placeOf(ctx), search))
  const { total } = await ctx.db.one(countRedemptions(placeOf(ctx), search))
  const hits = found.map(({ code, couponId, orderNo, email, usedAt }) => ({
    code,
    couponId,
    orderNo,
    customerEmail: email ?? '',
    creationDate: usedAt.toISOString(),
  }))
  const { limit, offset } = search
  return { hits, query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}), limit, offset, total }
}) satisfies AdminOperation<typeof couponContract.couponRedemptionsSearch>

const codesPage = async (ctx: AdminContext, couponId: string, { limit = 25, offset = 0 } = {}) => {
  const { coupon } = await loadCoupon(ctx, couponId)
  const all = coupon.codes ?? [coupon.code]
  const page = all.slice(offset, offset + limit)
  const uses = new Map(
    (await ctx.db.query(selectCodes(ctx.site.siteId, page))).map((one) => [one.code, one.uses]),
  )
  const data = page.map((code) => {
    const redemptionCount = uses.get(code) ?? 0
    return { code, issued: redemptionCount > 0, redemptionCount }
  })
  return { data, limit, offset, total: all.length }
}

/** The codes of a coupon. Problem: 404. */
export const getCouponCodes = (async (ctx, { params, query }) =>
  codesPage(ctx, params.couponId, query)) satisfies AdminOperation<typeof couponContract.getCouponCodes>

/** Adds codes to a coupon that has several, or takes them away. Problems: 400, 403, 404, 409, 412, 428. */
export const updateCouponCodes = (async (ctx, { params, query, body, headers }) => {
  const { couponId } = params
  const { promotion } = await loadCoupon(ctx, couponId)
  const change = {
    operation: 'updateCouponCodes',
    couponId,
    promotionId: promotion.id,
    ifMatch: headers['if-match'],
  }
  await changeCoupons(ctx, change, (coupons) => {
    const stands = coupons.find(({ code }) => code === couponId)
    if (!stands) throw noCoupon(couponId)
    if (typeOf(stands) !== 'multiple_codes')
      throw badRequest(`The codes of a coupon of the type '${typeOf(stands)}' are not written.`)
    const named = new Set(body.codes)
    const known = stands.codes ?? []
    const codes = query.delete ? known.filter((code) => !named.has(code)) : [...new Set([...known, ...named])]
    return put(coupons, { ...stands, codes })
  })
  return codesPage(ctx, couponId)
}) satisfies AdminOperation<typeof couponContract.updateCouponCodes>

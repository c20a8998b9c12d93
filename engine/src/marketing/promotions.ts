import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { digestTag } from '../kernel/entity-tag.ts'
import { noContent, Reply } from '../kernel/operation.ts'
import { idAlreadyExists } from '../kernel/precondition.ts'
import { compileSearch } from '../kernel/search-request/index.ts'
import { changePromotion, loadPromotion, noPromotion, removePromotion } from './change-promotion.ts'
import type { promotionContract } from './contract.ts'
import { promotionView, readPromotion } from './promotion-view.ts'
import {
  countFoundPromotions,
  promotionResource,
  selectFoundPromotions,
  selectPromotionFigures,
} from './queries.ts'

/** A promotion with its entity tag. Problem: 404. */
export const promotionAnswer = async (ctx: AdminContext, id: string, status = 200) => {
  const row = await loadPromotion(ctx, id)
  return new Reply(status, promotionView(row), { etag: digestTag(row) })
}

/** A promotion, running or not. Problem: 404. */
export const getPromotion = (async (ctx, { params }) =>
  promotionAnswer(ctx, params.id)) satisfies AdminOperation<typeof promotionContract.getPromotion>

/** Makes a promotion, or puts another in its place, which keeps its coupons. Problems: 400, 403, 404, 409, 412, 428. */
export const createPromotion = (async (ctx, { params, body, headers }) => {
  const { id } = params
  let status = 201
  const change = { operation: 'createPromotion', promotionId: id, ifMatch: headers['if-match'] }
  await changePromotion(ctx, change, (before) => {
    if (before && headers['x-dw-validate-existing'] === 'true')
      throw idAlreadyExists(`There is a promotion '${id}' already.`)
    if (before) status = 200
    const { campaign, coupons } = before ?? {}
    return {
      ...readPromotion(id, undefined, body),
      ...(campaign === undefined ? {} : { campaign }),
      ...(coupons ? { coupons } : {}),
    }
  })
  return promotionAnswer(ctx, id, status)
}) satisfies AdminOperation<typeof promotionContract.createPromotion>

/** Changes what is named. Problems: 400, 403, 404, 409, 412, 428. */
export const updatePromotion = (async (ctx, { params, body, headers }) => {
  const { id } = params
  const change = { operation: 'updatePromotion', promotionId: id, ifMatch: headers['if-match'] }
  await changePromotion(ctx, change, (before) => {
    if (!before) throw noPromotion(id)
    return readPromotion(id, before, body)
  })
  return promotionAnswer(ctx, id)
}) satisfies AdminOperation<typeof promotionContract.updatePromotion>

/** Takes a promotion and its coupons away. Problems: 403, 404, 409, 412, 428. */
export const deletePromotion = (async (ctx, { params, headers }) => {
  await removePromotion(ctx, {
    operation: 'deletePromotion',
    promotionId: params.id,
    ifMatch: headers['if-match'],
  })
  return noContent()
}) satisfies AdminOperation<typeof promotionContract.deletePromotion>

/** What promotions took off the orders of some countries, by their ids. */
const figuresOf = async (db: Db, place: Parameters<typeof selectPromotionFigures>[0], ids: string[]) => {
  const rows = ids.length === 0 ? [] : await db.query(selectPromotionFigures(place, ids))
  const byId = Map.groupBy(rows, ({ id }) => id)
  return (id: string) => {
    const own = byId.get(id) ?? []
    return {
      c_uses: own.reduce((sum, { orders }) => sum + orders, 0),
      c_givenAway: own.map(({ currency, minor }) => ({ currency, amount: minor / 100 })),
    }
  }
}

/** Promotions of the caller's countries. Problems: 400. */
export const promotionsSearch = (async ({ db, site, countries }, { body }) => {
  const place = { siteId: site.siteId, countries }
  const search = compileSearch(promotionResource, body)
  const found = await db.query(selectFoundPromotions(place, search))
  const { total } = await db.one(countFoundPromotions(place, search))
  const { limit, offset } = search
  const asked = { query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}) }
  const ids = found.map(({ row }) => row.id)
  const figures = body.expand?.includes('figures') ? await figuresOf(db, place, ids) : undefined
  const hits = found.map(({ row }) => ({ ...promotionView(row), ...figures?.(row.id) }))
  return { hits, ...asked, limit, offset, total }
}) satisfies AdminOperation<typeof promotionContract.promotionsSearch>

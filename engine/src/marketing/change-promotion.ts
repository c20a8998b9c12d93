import { isDeepStrictEqual } from 'node:util'
import type { AuditedChange } from '../audit/index.ts'
import type { PromotionRow } from '../bundle/promotions.ts'
import type { Db } from '../db/db.ts'
import { judgePromotion, writePromotion } from '../import/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { digestTag } from '../kernel/entity-tag.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'
import { requireIfMatch } from '../kernel/precondition.ts'
import { badRequest } from '../kernel/problem.ts'
import { changeCatalogue } from '../sites/index.ts'
import { promotionNotFound } from './problems.ts'
import { faultsOfPromotion, promotionView } from './promotion-view.ts'
import { deletePromotionRows, lockPromotions, selectPromotion } from './queries.ts'

export const noPromotion = (id: string) => promotionNotFound(`There is no promotion '${id}'.`)

/** A promotion of one of the caller's countries. Problem: 404. */
export const loadPromotion = async (
  { db, site, countries }: AdminContext,
  id: string,
): Promise<PromotionRow> => {
  const row = (await db.maybe(selectPromotion(site.siteId, id)))?.row
  if (!row?.countries.some((code) => countries.includes(code))) throw noPromotion(id)
  return row
}

/** Problem: 403 where it runs in a country that is not the caller's. */
const requireOwn = ({ countries }: AdminContext, row: PromotionRow) => {
  const foreign = row.countries.filter((code) => !countries.includes(code))
  if (foreign.length > 0)
    throw outsideYourPlaces(`'${row.id}' runs in ${foreign.join(', ')}.`, { countries: foreign })
}

const judge = async (tx: Db, { site }: AdminContext, row: object): Promise<PromotionRow> => {
  const guestPrices = site.preferences.guestPrices === 'visible'
  const judged = await judgePromotion(tx, site.siteId, { row, guestPrices })
  if ('row' in judged) return judged.row
  const errors = faultsOfPromotion(judged.faults)
  const [first] = errors
  throw badRequest(first?.detail ?? 'The promotion is not legal.', { property: first?.property, errors })
}

export type PromotionChange = {
  operation: string
  promotionId: string
  ifMatch: string | undefined
  /** What the log names, where it is not the promotion. */
  subject?: AuditedChange['subject']
}

/** Reads a promotion that is to be changed. Problems: 403, 404, 412, 428. */
const lock = async (ctx: AdminContext, tx: Db, { promotionId, ifMatch }: PromotionChange) => {
  const { siteId } = ctx.site
  await tx.run(lockPromotions(siteId))
  const before = (await tx.maybe(selectPromotion(siteId, promotionId)))?.row
  if (!before) return undefined
  await loadPromotion({ ...ctx, db: tx }, promotionId)
  requireOwn(ctx, before)
  requireIfMatch(ctx, ifMatch, { etag: digestTag(before), current: () => promotionView(before) })
  return before
}

/**
 * Changes one promotion: `next` says from what stands (undefined: nothing) what it is to be, as a line of a bundle.
 * Problems: 400, 403 outside-your-places, 404, 409 while an import runs, 412, 428.
 */
export const changePromotion = (
  ctx: AdminContext,
  change: PromotionChange,
  next: (before: PromotionRow | undefined, tx: Db) => object | Promise<object>,
): Promise<number> =>
  changeCatalogue(ctx, async (tx) => {
    const before = await lock(ctx, tx, change)
    const after = await judge(tx, ctx, await next(before, tx))
    requireOwn(ctx, after)
    if (isDeepStrictEqual(before, after)) return undefined
    return {
      write: (db, site) => writePromotion(db, site, after),
      audit: {
        operation: change.operation,
        subject: change.subject ?? { kind: 'promotion', id: change.promotionId },
        ...(before ? { before } : {}),
        after,
      },
    }
  })

/** Takes a promotion away, and its coupons; what was redeemed stays written. Problems: 403, 404, 409, 412, 428. */
export const removePromotion = (ctx: AdminContext, change: PromotionChange): Promise<number> =>
  changeCatalogue(ctx, async (tx) => {
    const before = await lock(ctx, tx, change)
    if (!before) throw noPromotion(change.promotionId)
    return {
      write: async (db, site) => {
        for (const statement of deletePromotionRows(site, change.promotionId)) await db.run(statement)
      },
      audit: {
        operation: change.operation,
        subject: { kind: 'promotion', id: change.promotionId },
        before,
      },
    }
  })

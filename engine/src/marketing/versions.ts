import { rowAtVersion, versionsOf, versionsView } from '../audit/versions/index.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { changePromotion, loadPromotion, noPromotion } from './change-promotion.ts'
import type { promotionContract } from './contract.ts'
import { promotionNotFound } from './problems.ts'
import { promotionAnswer } from './promotions.ts'

/** A promotion's changes, the latest first. Problem: 404. */
export const getPromotionVersions = (async (ctx, { params: { id } }) => {
  await loadPromotion(ctx, id)
  return versionsView(await versionsOf(ctx, { kind: 'promotion', id }))
}) satisfies AdminOperation<typeof promotionContract.getPromotionVersions>

/**
 * Puts back whatever was changed of a promotion since a version; its coupons and its campaign, which have calls of their own, stay
 * as they are. Problems: 400 where that is not legal any more, 403, 404, 409, 412, 428.
 */
export const restorePromotion = (async (ctx, { params: { id, version }, headers }) => {
  const versions = await versionsOf(ctx, { kind: 'promotion', id })
  const change = { operation: 'restorePromotion', promotionId: id, ifMatch: headers['if-match'] }
  await changePromotion(ctx, change, (row) => {
    if (!row) throw noPromotion(id)
    const restored = rowAtVersion(row, versions, version)
    if (!restored) throw promotionNotFound(`'${id}' has no version ${version} to put back.`)
    const { campaign, coupons } = row
    const own = Object.entries(restored).filter(([name]) => name !== 'campaign' && name !== 'coupons')
    return {
      ...Object.fromEntries(own),
      ...(campaign === undefined ? {} : { campaign }),
      ...(coupons === undefined ? {} : { coupons }),
    }
  })
  return promotionAnswer(ctx, id)
}) satisfies AdminOperation<typeof promotionContract.restorePromotion>

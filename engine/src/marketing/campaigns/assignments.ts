import type { PromotionRow } from '../../bundle/promotions.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { badRequest } from '../../kernel/problem.ts'
import { compileSearch } from '../../kernel/search-request/index.ts'
import { changePromotion, loadPromotion, noPromotion } from '../change-promotion.ts'
import { assignmentNotFound } from '../problems.ts'
import { promotionView } from '../promotion-view.ts'
import {
  assignmentResource,
  countFoundPromotions,
  selectFoundPromotions,
  selectPromotionsOfCampaign,
  type StoredCampaign,
} from '../queries.ts'
import { campaignView, loadCampaign, noGroups } from './campaigns.ts'
import type { AssignmentChanges, campaignContract } from './contract.ts'

const assignmentView = (row: PromotionRow, campaign: StoredCampaign) => {
  const coupons = (row.coupons ?? []).map(({ code }) => code)
  return {
    campaignId: campaign.row.id,
    promotionId: row.id,
    enabled: row.enabled && campaign.row.enabled,
    rank: row.priority,
    schedule: { startDate: row.startDate, endDate: row.endDate },
    coupons,
    couponsBased: coupons.length > 0,
    customerGroups: noGroups,
    customerGroupsBased: false,
    sourceCodeGroups: noGroups,
    sourceCodeBased: false,
    requiredQualifier: 'any',
    description: campaign.row.description ?? '',
    campaign: campaignView(campaign),
    promotion: promotionView(row),
  }
}

type Named = { campaignId: string; promotionId: string }

const notAssigned = ({ campaignId, promotionId }: Named) =>
  assignmentNotFound(`'${promotionId}' does not lie in '${campaignId}'.`, { campaignId, promotionId })

const answer = async (ctx: AdminContext, named: Named, status = 200) => {
  const campaign = await loadCampaign(ctx, named.campaignId)
  const row = await loadPromotion(ctx, named.promotionId)
  if (row.campaign !== named.campaignId) throw notAssigned(named)
  return new Reply(status, assignmentView(row, campaign), { etag: digestTag(row) })
}

/** The promotions of a campaign, in the order in which they are tried. Problem: 404. */
export const getCampaignPromotionAssignments = (async (ctx, { params }) => {
  const campaign = await loadCampaign(ctx, params.campaignId)
  const place = { siteId: ctx.site.siteId, countries: ctx.countries }
  const found = await ctx.db.query(selectPromotionsOfCampaign(place, params.campaignId))
  const data = found.map(({ row }) => assignmentView(row, campaign))
  return { data, limit: data.length, total: data.length }
}) satisfies AdminOperation<typeof campaignContract.getCampaignPromotionAssignments>

/** One of them. Problem: 404. */
export const getCampaignPromotionAssignment = (async (ctx, { params }) =>
  answer(ctx, params)) satisfies AdminOperation<typeof campaignContract.getCampaignPromotionAssignment>

const change = async (
  ctx: AdminContext,
  operation: string,
  { params, headers }: { params: Named; headers: Record<string, string | undefined> },
  next: (before: PromotionRow) => object,
) => {
  await loadCampaign(ctx, params.campaignId)
  const { promotionId } = params
  await changePromotion(ctx, { operation, promotionId, ifMatch: headers['if-match'] }, (before) => {
    if (!before) throw noPromotion(promotionId)
    return next(before)
  })
}

const overlay = (before: PromotionRow, { rank, schedule }: AssignmentChanges) => ({
  ...before,
  priority: rank ?? before.priority,
  startDate: schedule?.startDate ?? before.startDate,
  endDate: schedule?.endDate ?? before.endDate,
})

/** Puts a promotion into a campaign. Problems: 400 where it lies in another, 403, 404, 409, 412, 428. */
export const assignPromotionToCampaign = (async (ctx, { params, body, headers }) => {
  const { campaignId: campaign, promotionId } = params
  let status = 201
  await change(ctx, 'assignPromotionToCampaign', { params, headers }, (before) => {
    if (before.campaign !== undefined && before.campaign !== campaign)
      throw badRequest(`'${promotionId}' lies in '${before.campaign}'.`, { property: 'campaignId' })
    if (before.campaign === campaign) status = 200
    return { ...overlay(before, body), campaign }
  })
  return answer(ctx, params, status)
}) satisfies AdminOperation<typeof campaignContract.assignPromotionToCampaign>

/** Changes its place and its span there. Problems: 400, 403, 404, 409, 412, 428. */
export const updateCampaignPromotionAssignment = (async (ctx, { params, body, headers }) => {
  await change(ctx, 'updateCampaignPromotionAssignment', { params, headers }, (before) => {
    if (before.campaign !== params.campaignId) throw notAssigned(params)
    return overlay(before, body)
  })
  return answer(ctx, params)
}) satisfies AdminOperation<typeof campaignContract.updateCampaignPromotionAssignment>

/** Takes a promotion out of a campaign; from then on its own span alone counts. Problems: 403, 404, 409, 412, 428. */
export const unassignPromotionFromCampaign = (async (ctx, { params, headers }) => {
  await change(ctx, 'unassignPromotionFromCampaign', { params, headers }, (before) => {
    if (before.campaign !== params.campaignId) throw notAssigned(params)
    const { campaign: _campaign, ...row } = before
    return row
  })
  return noContent()
}) satisfies AdminOperation<typeof campaignContract.unassignPromotionFromCampaign>

/** Promotions as they lie in campaigns. Problems: 400. */
export const assignmentsSearch = (async (ctx, { body }) => {
  const { db, site, countries } = ctx
  const place = { siteId: site.siteId, countries }
  const search = compileSearch(assignmentResource, body)
  const found = await db.query(selectFoundPromotions(place, search, true))
  const { total } = await db.one(countFoundPromotions(place, search, true))
  const named = new Set(found.flatMap(({ row }) => row.campaign ?? []))
  const campaigns = new Map<string, StoredCampaign>()
  for (const id of named) campaigns.set(id, await loadCampaign(ctx, id))
  const hits = found.flatMap(({ row }) => {
    const campaign = campaigns.get(row.campaign ?? '')
    return campaign ? [assignmentView(row, campaign)] : []
  })
  const { limit, offset } = search
  return { hits, query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}), limit, offset, total }
}) satisfies AdminOperation<typeof campaignContract.assignmentsSearch>

import { isDeepStrictEqual } from 'node:util'
import type { CampaignRow } from '../../bundle/promotions.ts'
import type { Db } from '../../db/db.ts'
import { judgeCampaign, writeCampaign } from '../../import/index.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { idAlreadyExists, requireIfMatch } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { compileSearch } from '../../kernel/search-request/index.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { changeCatalogue } from '../../sites/index.ts'
import { campaignNotFound } from '../problems.ts'
import {
  campaignResource,
  countFoundCampaigns,
  deleteCampaignRow,
  lockPromotions,
  selectCampaign,
  selectFoundCampaigns,
  selectPromotionsOfCampaign,
  type StoredCampaign,
} from '../queries.ts'
import type { CampaignChanges, campaignContract } from './contract.ts'

/** Campaigns are for everybody: there are no groups of customers. */
export const noGroups: string[] = []

export const campaignView = ({ row, coupons }: StoredCampaign) => ({
  campaignId: row.id,
  ...(row.description === undefined ? {} : { description: row.description }),
  enabled: row.enabled,
  ...(row.startDate === undefined ? {} : { startDate: row.startDate }),
  ...(row.endDate === undefined ? {} : { endDate: row.endDate }),
  coupons,
  customerGroups: noGroups,
  sourceCodeGroups: noGroups,
})

/** A campaign, or what promotions alone call one. Problem: 404. */
export const loadCampaign = async ({ db, site }: AdminContext, id: string): Promise<StoredCampaign> => {
  const stored = await db.maybe(selectCampaign(site.siteId, id))
  if (!stored) throw campaignNotFound(`There is no campaign '${id}'.`)
  return stored
}

const answer = async (ctx: AdminContext, id: string, status = 200) => {
  const stored = await loadCampaign(ctx, id)
  return new Reply(status, campaignView(stored), { etag: digestTag(stored.row) })
}

/** Problem: 404. */
export const getCampaign = (async (ctx, { params }) =>
  answer(ctx, params.campaignId)) satisfies AdminOperation<typeof campaignContract.getCampaign>

/** Campaigns, running or not. Problems: 400. */
export const campaignsSearch = (async ({ db, site: { siteId } }, { body }) => {
  const search = compileSearch(campaignResource, body)
  const found = await db.query(selectFoundCampaigns(siteId, search))
  const { total } = await db.one(countFoundCampaigns(siteId, search))
  const { limit, offset } = search
  const asked = { query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}) }
  return { hits: found.map(campaignView), ...asked, limit, offset, total }
}) satisfies AdminOperation<typeof campaignContract.campaignsSearch>

const pick = <T>(change: T | null | undefined, stands: T | undefined): T | undefined =>
  change === undefined ? stands : (change ?? undefined)

const readCampaign = (id: string, stands: CampaignRow | undefined, change: CampaignChanges): object => {
  if (change.campaignId !== undefined && change.campaignId !== id)
    throw badRequest(`The path says '${id}'.`, { property: '$.campaignId' })
  const members = {
    id,
    enabled: pick(change.enabled, stands?.enabled) ?? true,
    description: pick(change.description, stands?.description),
    startDate: pick(change.startDate, stands?.startDate),
    endDate: pick(change.endDate, stands?.endDate),
  }
  if (
    members.startDate !== undefined &&
    members.endDate !== undefined &&
    members.startDate >= members.endDate
  )
    throw badRequest('A campaign ends after it begins.', { property: '$.endDate' })
  return definedMembers(members)
}

type Change = { operation: string; campaignId: string; ifMatch: string | undefined }

/** Reads a campaign that is to be changed. Problems: 403, 412, 428. */
const lock = async (ctx: AdminContext, tx: Db, { campaignId, ifMatch }: Change) => {
  const { siteId } = ctx.site
  requireEverywhere(ctx, 'Campaigns')
  await tx.run(lockPromotions(siteId))
  const before = await tx.maybe(selectCampaign(siteId, campaignId))
  if (before)
    requireIfMatch(ctx, ifMatch, { etag: digestTag(before.row), current: () => campaignView(before) })
  return before
}

const changeCampaign = (
  ctx: AdminContext,
  change: Change,
  next: (before: CampaignRow | undefined) => object,
): Promise<number> =>
  changeCatalogue(ctx, async (tx) => {
    const before = (await lock(ctx, tx, change))?.row
    const judged = await judgeCampaign(tx, ctx.site.siteId, next(before))
    if ('faults' in judged) {
      const errors = judged.faults.map(({ field, expected }) => ({
        property: `$.${field}`,
        detail: expected,
      }))
      throw badRequest(errors[0]?.detail ?? 'The campaign is not legal.', { errors })
    }
    const after = judged.row
    if (isDeepStrictEqual(before, after)) return undefined
    return {
      write: async (db, site) => writeCampaign(db, site, after),
      audit: {
        operation: change.operation,
        subject: { kind: 'campaign', id: change.campaignId },
        ...(before ? { before } : {}),
        after,
      },
    }
  })

/** Makes a campaign, or puts another in its place. Problems: 400, 403, 409, 412, 428. */
export const createCampaign = (async (ctx, { params, body, headers }) => {
  const { campaignId } = params
  let status = 201
  const change = { operation: 'createCampaign', campaignId, ifMatch: headers['if-match'] }
  await changeCampaign(ctx, change, (before) => {
    if (before && headers['x-dw-validate-existing'] === 'true')
      throw idAlreadyExists(`There is a campaign '${campaignId}' already.`)
    if (before) status = 200
    return readCampaign(campaignId, undefined, body)
  })
  return answer(ctx, campaignId, status)
}) satisfies AdminOperation<typeof campaignContract.createCampaign>

/** Changes what is named. Problems: 400, 403, 404, 409, 412, 428. */
export const updateCampaign = (async (ctx, { params, body, headers }) => {
  const { campaignId } = params
  const change = { operation: 'updateCampaign', campaignId, ifMatch: headers['if-match'] }
  await changeCampaign(ctx, change, (before) => {
    if (!before) throw campaignNotFound(`There is no campaign '${campaignId}'.`)
    return readCampaign(campaignId, before, body)
  })
  return answer(ctx, campaignId)
}) satisfies AdminOperation<typeof campaignContract.updateCampaign>

/** Takes a campaign without promotions away. Problems: 403, 404, 409 still-in-use, 412, 428. */
export const deleteCampaign = (async (ctx, { params, headers }) => {
  const { campaignId } = params
  const change = { operation: 'deleteCampaign', campaignId, ifMatch: headers['if-match'] }
  await changeCatalogue(ctx, async (tx) => {
    const before = await lock(ctx, tx, change)
    if (!before) throw campaignNotFound(`There is no campaign '${campaignId}'.`)
    const place = { siteId: ctx.site.siteId, countries: ctx.countries }
    const usedBy = (await tx.query(selectPromotionsOfCampaign(place, campaignId))).map(({ row }) => ({
      kind: 'promotion',
      id: row.id,
    }))
    if (usedBy.length > 0) throw stillInUse('Promotions lie in it.', { usedBy: usedBy.slice(0, 20) })
    return {
      write: async (db, site) => void (await db.run(deleteCampaignRow(site, campaignId))),
      audit: {
        operation: change.operation,
        subject: { kind: 'campaign', id: campaignId },
        before: before.row,
      },
    }
  })
  return noContent()
}) satisfies AdminOperation<typeof campaignContract.deleteCampaign>

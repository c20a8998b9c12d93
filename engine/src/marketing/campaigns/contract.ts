import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { idAlreadyExists, preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { Body, Changes, Open, type Static, Type } from '../../kernel/schema.ts'
import { SearchRequest, searchAnswer, searchProblems } from '../../kernel/search-request/index.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { changeProblems, Id, MerchantPromotion } from '../contract.ts'
import { assignmentNotFound, campaignNotFound, promotionNotFound } from '../problems.ts'

const Instant = Type.String({ format: 'date-time' })

const Campaign = Open('MerchantCampaign', {
  campaignId: Id,
  description: Type.Optional(Type.String()),
  enabled: Type.Boolean(),
  startDate: Type.Optional(Type.String()),
  endDate: Type.Optional(Type.String()),
  /** Of its promotions. */
  coupons: Type.Array(Id),
  customerGroups: Type.Array(Type.String()),
  sourceCodeGroups: Type.Array(Type.String()),
})

const campaignBody = Body('campaign', {
  campaignId: Type.Optional(Id),
  ...Changes({
    description: Type.String({ maxLength: 4_000 }),
    enabled: Type.Boolean(),
    startDate: Instant,
    endDate: Instant,
  }),
})
export type CampaignChanges = Static<typeof campaignBody>

const Assignment = Open('PromotionCampaignAssignment', {
  campaignId: Id,
  promotionId: Id,
  enabled: Type.Boolean(),
  /** Lower first. */
  rank: Type.Integer(),
  /** The promotion's own span; it runs while both it and the campaign do. */
  schedule: Type.Object({ startDate: Type.String(), endDate: Type.String() }),
  coupons: Type.Array(Id),
  couponsBased: Type.Boolean(),
  customerGroups: Type.Array(Type.String()),
  customerGroupsBased: Type.Boolean(),
  sourceCodeGroups: Type.Array(Type.String()),
  sourceCodeBased: Type.Boolean(),
  requiredQualifier: Type.String(),
  description: Type.String(),
  campaign: Campaign,
  promotion: MerchantPromotion,
})

const assignmentBody = Body('promotion_campaign_assignment', {
  campaignId: Type.Optional(Id),
  promotionId: Type.Optional(Id),
  ...Changes({
    rank: Type.Integer(),
    schedule: Type.Object({ startDate: Type.Optional(Type.String()), endDate: Type.Optional(Type.String()) }),
  }),
})
export type AssignmentChanges = Static<typeof assignmentBody>

const ofCampaign = Type.Object({ campaignId: Id })
const ofAssignment = Type.Object({ campaignId: Id, promotionId: Id })

const read = { scope: 'sfcc.promotions', success: [200, 304] } as const
const writeProblems = [
  campaignNotFound,
  outsideYourPlaces,
  importInProgress,
  preconditionFailed,
  preconditionRequired,
] as const
const write = { scope: 'sfcc.promotions.rw', params: ofCampaign, problems: writeProblems } as const
const assign = {
  scope: 'sfcc.promotions.rw',
  params: ofAssignment,
  problems: [campaignNotFound, assignmentNotFound, ...changeProblems],
} as const
const search = { scope: 'sfcc.promotions', body: SearchRequest, problems: searchProblems } as const

export const campaignContract = {
  getCampaign: { ...read, params: ofCampaign, answer: Campaign, problems: [campaignNotFound] },
  createCampaign: {
    ...write,
    body: campaignBody,
    answer: Campaign,
    success: [200, 201],
    problems: [idAlreadyExists, ...writeProblems],
  },
  updateCampaign: { ...write, body: campaignBody, answer: Campaign },
  deleteCampaign: { ...write, success: [204], problems: [stillInUse, ...writeProblems] },
  campaignsSearch: {
    ...search,
    answer: Open('CampaignSearchResult', { hits: Type.Array(Campaign), ...searchAnswer }),
  },
  getCampaignPromotionAssignments: {
    scope: 'sfcc.promotions',
    params: ofCampaign,
    answer: Open('PromotionCampaignAssignments', {
      data: Type.Array(Assignment),
      limit: Type.Integer(),
      total: Type.Integer(),
    }),
    problems: [campaignNotFound],
  },
  getCampaignPromotionAssignment: {
    ...read,
    params: ofAssignment,
    answer: Assignment,
    problems: [campaignNotFound, promotionNotFound, assignmentNotFound],
  },
  /** A promotion lies in one campaign at most. */
  assignPromotionToCampaign: { ...assign, body: assignmentBody, answer: Assignment, success: [200, 201] },
  updateCampaignPromotionAssignment: { ...assign, body: assignmentBody, answer: Assignment },
  unassignPromotionFromCampaign: { ...assign, success: [204] },
  assignmentsSearch: {
    ...search,
    answer: Open('PromotionCampaignAssignmentSearchResult', {
      hits: Type.Array(Assignment),
      ...searchAnswer,
    }),
  },
} as const

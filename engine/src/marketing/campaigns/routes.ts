const campaigns = '/pricing/campaigns/v1/organizations/{organizationId}/campaigns' as const
const promotions = `${campaigns}/{campaignId}/promotions` as const

export const campaignRoutes = {
  getCampaign: `GET ${campaigns}/{campaignId}`,
  createCampaign: `PUT ${campaigns}/{campaignId}`,
  updateCampaign: `PATCH ${campaigns}/{campaignId}`,
  deleteCampaign: `DELETE ${campaigns}/{campaignId}`,
  campaignsSearch: `POST ${campaigns}`,
  getCampaignPromotionAssignments: `GET ${promotions}`,
  getCampaignPromotionAssignment: `GET ${promotions}/{promotionId}`,
  assignPromotionToCampaign: `PUT ${promotions}/{promotionId}`,
  updateCampaignPromotionAssignment: `PATCH ${promotions}/{promotionId}`,
  unassignPromotionFromCampaign: `DELETE ${promotions}/{promotionId}`,
  assignmentsSearch: 'POST /pricing/assignments/v1/organizations/{organizationId}/assignments',
} as const

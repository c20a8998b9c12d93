/** No page of ours asks for a campaign. */
export const campaignRoutes = {
  getPromotionsForCampaign:
    'GET /pricing/shopper-promotions/v1/organizations/{organizationId}/promotions/campaigns/{campaignId}',
} as const

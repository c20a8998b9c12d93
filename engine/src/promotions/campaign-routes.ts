/** What only other clients ask: a campaign, and whom a page counts on. */
export const campaignRoutes = {
  getPromotionsForCampaign:
    'GET /pricing/shopper-promotions/v1/organizations/{organizationId}/promotions/campaigns/{campaignId}',
  resolveQualifiers:
    'POST /experience/shopper-experience/v1/organizations/{organizationId}/qualifiers/resolve',
} as const

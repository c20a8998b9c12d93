const base = '/custom/opportunities/v1/organizations/{organizationId}/opportunities'

/** Operation → path. */
export const opportunitiesRoutes = {
  createOpportunity: `POST ${base}`,
  getOpportunities: `GET ${base}`,
  getOpportunity: `GET ${base}/{opportunityId}`,
  acceptOpportunity: `POST ${base}/{opportunityId}/accept`,
  rejectOpportunity: `POST ${base}/{opportunityId}/reject`,
  renewOpportunity: `POST ${base}/{opportunityId}/renew`,
  writeOpportunityMessage: `POST ${base}/{opportunityId}/messages`,
  addOpportunityFile: `POST ${base}/{opportunityId}/files`,
  getOpportunityDocument: `GET ${base}/{opportunityId}/document`,
} as const

const activities = '/v3/activities/{siteId}'
const personalization = '/v3/personalization'

/** The personalisation service: contract section 10. It names the site in its path and asks for no token. */
export const personalisationRoutes = {
  viewProduct: `POST ${activities}/viewProduct`,
  viewSearch: `POST ${activities}/viewSearch`,
  clickSearch: `POST ${activities}/clickSearch`,
  viewCategory: `POST ${activities}/viewCategory`,
  clickCategory: `POST ${activities}/clickCategory`,
  viewReco: `POST ${activities}/viewReco`,
  clickReco: `POST ${activities}/clickReco`,
  viewPage: `POST ${activities}/viewPage`,
  beginCheckout: `POST ${activities}/beginCheckout`,
  checkoutStep: `POST ${activities}/checkoutStep`,
  addToCart: `POST ${activities}/addToCart`,
  getRecommenders: `GET ${personalization}/recommenders/{siteId}`,
  getRecommendations: `POST ${personalization}/recs/{siteId}/{recommenderName}`,
  getZoneRecommendations: `POST ${personalization}/{siteId}/zones/{zone}/recs`,
} as const

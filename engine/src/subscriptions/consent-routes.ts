const base = '/shopper/shopper-consents/v1/organizations/{organizationId}/subscriptions' as const

/** The newsletter as clients of the platform's consents read and change it. */
export const consentRoutes = {
  getSubscriptions: `GET ${base}`,
  updateSubscription: `POST ${base}`,
  updateSubscriptions: `POST ${base}/actions/bulk`,
} as const

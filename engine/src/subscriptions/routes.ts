const base = '/custom/subscription/v1/organizations/{organizationId}'

/** The newsletter: specification 7 (S7.036), contract section 14. */
export const subscriptionsRoutes = {
  createSubscription: `POST ${base}/create-subscription`,
  confirmSubscription: `POST ${base}/confirm-subscription`,
  cancelSubscription: `POST ${base}/cancel-subscription`,
} as const

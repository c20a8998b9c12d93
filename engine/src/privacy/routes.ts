const base = '/custom/privacy/v1/organizations/{organizationId}/customers/{customerId}'

/** A customer's own data. */
export const privacyRoutes = {
  getCustomerData: `GET ${base}/data`,
  closeCustomerAccount: `POST ${base}/close`,
} as const

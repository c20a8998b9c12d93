const clients = '/custom/users/v1/organizations/{organizationId}/api-clients' as const

/** Which programs may call the Admin API, for those who look after them. */
export const clientRoutes = {
  getApiClients: `GET ${clients}`,
  createApiClient: `POST ${clients}`,
  updateApiClient: `PATCH ${clients}/{clientId}`,
  rotateApiClientSecret: `POST ${clients}/{clientId}/secrets`,
  endApiClient: `DELETE ${clients}/{clientId}`,
} as const

const base = '/custom/search-desk/v1/organizations/{organizationId}' as const

/** What shoppers searched for, and what a query finds and why. */
export const searchDeskRoutes = {
  getSearchMisses: `GET ${base}/misses`,
  ignoreSearchMiss: `POST ${base}/ignored-misses`,
  restoreSearchMiss: `DELETE ${base}/ignored-misses`,
  testQuery: `POST ${base}/query-tests`,
} as const

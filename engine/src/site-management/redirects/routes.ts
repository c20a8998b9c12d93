const redirects = '/site/redirects/v1/organizations/{organizationId}/redirects' as const

export const redirectRoutes = {
  getRedirects: `GET ${redirects}`,
  putRedirect: `PUT ${redirects}`,
  deleteRedirect: `DELETE ${redirects}`,
  testRedirect: `POST ${redirects}/test`,
} as const

const base = '/custom/case-creation/v1/organizations/{organizationId}'

/** Customer service: specification 7 (S7.032, S7.035). `getCases` is our own. */
export const casesRoutes = {
  createCase: `POST ${base}/case-creation`,
  addCaseAttachment: `POST ${base}/case-attachment`,
  getCases: `GET ${base}/cases`,
} as const

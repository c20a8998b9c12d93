const base = '/custom/cases-desk/v1/organizations/{organizationId}' as const
const one = `${base}/cases/{caseId}` as const

export const caseDeskRoutes = {
  searchCases: `POST ${base}/case-search`,
  getCaseColleagues: `GET ${base}/colleagues`,
  getCase: `GET ${one}`,
  assignCase: `PUT ${one}/owner`,
  linkCaseOrder: `PUT ${one}/order`,
  answerCase: `POST ${one}/answers`,
  closeCase: `POST ${one}/closure`,
  reopenCase: `DELETE ${one}/closure`,
  getCaseFile: `GET ${one}/files/{fileId}`,
} as const

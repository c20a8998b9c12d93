const base = '/custom/bank/v1/organizations/{organizationId}' as const
const line = `${base}/lines/{lineId}` as const

/** Statements of the merchant's accounts, and the transfers that they prove. */
export const bankRoutes = {
  getBankMappings: `GET ${base}/mappings`,
  putBankMapping: `PUT ${base}/mappings/{mappingId}`,
  importStatement: `POST ${base}/statements`,
  searchBankLines: `POST ${base}/line-search`,
  proposeMatches: `POST ${base}/proposals`,
  confirmMatches: `POST ${base}/matches`,
  splitLine: `POST ${line}/splits`,
  ignoreLine: `PUT ${line}/ignored`,
  undoMatch: `POST ${line}/undo`,
} as const

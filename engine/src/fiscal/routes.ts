const base = '/custom/fiscal/v1/organizations/{organizationId}' as const

export const fiscalRoutes = {
  searchFiscalDocuments: `POST ${base}/document-search`,
  getFiscalDocument: `GET ${base}/documents/{orderNo}`,
  exportFiscalDocuments: `POST ${base}/exports`,
  setFiscalNumber: `PUT ${base}/documents/{orderNo}/number`,
  getFiscalCreditNote: `GET ${base}/credit-notes/{refundId}`,
  setCreditNoteNumber: `PUT ${base}/credit-notes/{refundId}/number`,
} as const

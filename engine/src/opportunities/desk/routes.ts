const base = '/custom/desk/v1/organizations/{organizationId}' as const
const quote = `${base}/quotes/{quoteId}` as const

/** The merchant's own sales desk. */
export const salesDeskRoutes = {
  searchQuotes: `POST ${base}/quote-search`,
  getQuoteColleagues: `GET ${base}/colleagues`,
  getQuote: `GET ${quote}`,
  assignQuote: `PUT ${quote}/owner`,
  calculateQuote: `POST ${quote}/calculations`,
  priceQuote: `PUT ${quote}/draft`,
  sendQuote: `POST ${quote}/offers`,
  prolongQuote: `PUT ${quote}/validity`,
  withdrawQuote: `POST ${quote}/withdrawal`,
  writeMessage: `POST ${quote}/messages`,
  getQuoteFile: `GET ${quote}/files/{fileId}`,
  getQuoteDocument: `GET ${quote}/document`,
} as const

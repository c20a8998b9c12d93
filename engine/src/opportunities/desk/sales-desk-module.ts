import { defineAdminModule } from '../../kernel/admin-operation.ts'
import { salesDeskContract } from './contract.ts'
import {
  assignQuote,
  getQuoteColleagues,
  priceQuote,
  prolongQuote,
  sendQuote,
  withdrawQuote,
  writeMessage,
} from './make-offers.ts'
import { calculateQuote, getQuote, getQuoteDocument, getQuoteFile, searchQuotes } from './read-quotes.ts'
import { salesDeskRoutes } from './routes.ts'

/** Quotes as the merchant's own sales desk works on them. */
export const salesDeskModule = defineAdminModule({
  name: 'sales-desk',
  routes: salesDeskRoutes,
  contract: salesDeskContract,
  operations: {
    searchQuotes,
    getQuoteColleagues,
    getQuote,
    assignQuote,
    calculateQuote,
    priceQuote,
    sendQuote,
    prolongQuote,
    withdrawQuote,
    writeMessage,
    getQuoteFile,
    getQuoteDocument,
  },
})

import { defineAdminModule } from '../kernel/admin-operation.ts'
import { fiscalContract } from './contract.ts'
import { exportFiscalDocuments, getFiscalDocument, searchFiscalDocuments } from './documents.ts'
import { getFiscalCreditNote, setCreditNoteNumber, setFiscalNumber } from './issued-numbers.ts'
import { fiscalRoutes } from './routes.ts'

export const fiscalModule = defineAdminModule({
  name: 'fiscal',
  routes: fiscalRoutes,
  contract: fiscalContract,
  operations: {
    searchFiscalDocuments,
    getFiscalDocument,
    exportFiscalDocuments,
    setFiscalNumber,
    getFiscalCreditNote,
    setCreditNoteNumber,
  },
})

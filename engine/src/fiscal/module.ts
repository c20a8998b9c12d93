import { defineAdminModule } from '../kernel/admin-operation.ts'
import { fiscalContract } from './contract.ts'
import {
  exportFiscalDocuments,
  getFiscalDocument,
  searchFiscalDocuments,
  setFiscalNumber,
} from './documents.ts'
import { fiscalRoutes } from './routes.ts'

export const fiscalModule = defineAdminModule({
  name: 'fiscal',
  routes: fiscalRoutes,
  contract: fiscalContract,
  operations: { searchFiscalDocuments, getFiscalDocument, exportFiscalDocuments, setFiscalNumber },
})

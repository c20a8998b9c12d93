import { defineAdminModule } from '../kernel/admin-operation.ts'
import { bankContract } from './contract.ts'
import { ignoreLine, searchBankLines, splitLine } from './lines.ts'
import { confirmMatches, proposeMatches, undoMatch } from './matches.ts'
import { bankRoutes } from './routes.ts'
import { getBankMappings, importStatement, putBankMapping } from './statements.ts'

/** Transfers by the statements of the merchant's banks. */
export const bankModule = defineAdminModule({
  name: 'bank',
  routes: bankRoutes,
  contract: bankContract,
  operations: {
    getBankMappings,
    putBankMapping,
    importStatement,
    searchBankLines,
    proposeMatches,
    confirmMatches,
    splitLine,
    ignoreLine,
    undoMatch,
  },
})

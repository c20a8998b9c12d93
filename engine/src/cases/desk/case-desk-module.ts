import { defineAdminModule } from '../../kernel/admin-operation.ts'
import { caseDeskContract } from './contract.ts'
import { caseDeskRoutes } from './routes.ts'
import { getCaseFile } from './get-case-file.ts'
import {
  answerCase,
  assignCase,
  closeCase,
  getCase,
  getCaseColleagues,
  linkCaseOrder,
  reopenCase,
  searchCases,
} from './work-on-cases.ts'

/** Cases as the merchant's people work on them. */
export const caseDeskModule = defineAdminModule({
  name: 'case-desk',
  routes: caseDeskRoutes,
  contract: caseDeskContract,
  operations: {
    searchCases,
    getCaseColleagues,
    getCase,
    assignCase,
    linkCaseOrder,
    answerCase,
    closeCase,
    reopenCase,
    getCaseFile,
  },
})

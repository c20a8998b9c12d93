import type { searchDeskContract } from '../../../engine/src/search/desk/contract.ts'
import { searchDeskRoutes } from '../../../engine/src/search/desk/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const searchDesk = defineOperations<typeof searchDeskContract>(searchDeskRoutes)

/** Words that shoppers searched for in vain. */
export type SearchMiss = Answer<typeof searchDeskContract.getSearchMisses>['data'][number]

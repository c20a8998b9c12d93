import type { Answer } from '../../../engine/src/kernel/contract.ts'
import type { searchContract } from '../../../engine/src/search/contract.ts'
import { searchRoutes } from '../../../engine/src/search/routes.ts'
import { defineOperations } from './operation.ts'

export const search = defineOperations<typeof searchContract>(searchRoutes)

/** A page of the product search. */
export type SearchAnswer = Answer<typeof searchContract.productSearch>
/** What is proposed for the beginning of a query. */
export type SuggestionAnswer = Answer<typeof searchContract.getSearchSuggestions>

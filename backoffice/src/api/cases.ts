import type { caseDeskContract } from '../../../engine/src/cases/desk/contract.ts'
import { caseDeskRoutes } from '../../../engine/src/cases/desk/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const cases = defineOperations<typeof caseDeskContract>(caseDeskRoutes)

/** A case as a line of a list. */
export type CaseHit = Answer<typeof caseDeskContract.searchCases>['hits'][number]
/** A case with its answers and files. */
export type ServiceCase = Answer<typeof caseDeskContract.getCase>

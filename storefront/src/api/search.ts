import type { searchContract } from '../../../engine/src/search/contract.ts'
import { searchRoutes } from '../../../engine/src/search/routes.ts'
import { defineOperations } from './operation.ts'

export const search = defineOperations<typeof searchContract>(searchRoutes)

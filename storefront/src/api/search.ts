import type { searchContract } from '../../../engine/src/search/contract.ts'
import { searchRoutes } from '../../../engine/src/search/routes.ts'
import { typed } from './operation.ts'

export const search = typed<typeof searchContract>(searchRoutes)

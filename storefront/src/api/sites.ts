import type { siteContract } from '../../../engine/src/sites/contract.ts'
import { siteRoutes } from '../../../engine/src/sites/routes.ts'
import { defineOperations } from './operation.ts'

export const sitesCalls = defineOperations<typeof siteContract>(siteRoutes)

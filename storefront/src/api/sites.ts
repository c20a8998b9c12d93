import type { siteContract } from '../../../engine/src/sites/contract.ts'
import { siteRoutes } from '../../../engine/src/sites/routes.ts'
import { typed } from './operation.ts'

export const sitesCalls = typed<typeof siteContract>(siteRoutes)

import type { tradeContract } from '../../../engine/src/trade/contract.ts'
import { tradeRoutes } from '../../../engine/src/trade/routes.ts'
import { defineOperations } from './operation.ts'

export const trade = defineOperations<typeof tradeContract>(tradeRoutes)

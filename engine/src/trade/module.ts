import { defineModule } from '../kernel/operation.ts'
import { tradeContract } from './contract.ts'
import { getTradeData } from './get-trade-data.ts'
import { tradeRoutes } from './routes.ts'

export const tradeModule = defineModule({
  name: 'trade',
  routes: tradeRoutes,
  contract: tradeContract,
  operations: { getTradeData },
})

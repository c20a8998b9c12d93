import type { costContract } from '../../../engine/src/costs/contract.ts'
import { costRoutes } from '../../../engine/src/costs/routes.ts'
import type { priceBookContract } from '../../../engine/src/price-books/contract.ts'
import type { priceChangeContract } from '../../../engine/src/price-books/price-changes/contract.ts'
import { priceChangeRoutes } from '../../../engine/src/price-books/price-changes/routes.ts'
import { priceBookRoutes } from '../../../engine/src/price-books/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const priceBooks = defineOperations<typeof priceBookContract>(priceBookRoutes)
export const costs = defineOperations<typeof costContract>(costRoutes)
export const priceChanges = defineOperations<typeof priceChangeContract>(priceChangeRoutes)

export type ProductPrices = Answer<typeof priceBookContract.getPrices>['data'][number]
export type PriceHistoryEntry = Answer<typeof priceBookContract.getPriceHistory>['data'][number]
export type PriceChange = Answer<typeof priceChangeContract.getPriceChange>

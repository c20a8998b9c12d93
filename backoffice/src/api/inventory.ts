import type { inventoryContract } from '../../../engine/src/inventory/contract.ts'
import { inventoryRoutes } from '../../../engine/src/inventory/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const inventory = defineOperations<typeof inventoryContract>(inventoryRoutes)

/** What the stores have of a SKU. */
export type StockHit = Answer<typeof inventoryContract.searchProductInventoryRecords>['hits'][number]
/** A store's stock, which has an id of its own. */
export type StockList = Answer<typeof inventoryContract.getInventoryLists>['data'][number]
export type Transfer = Answer<typeof inventoryContract.getTransfer>
export type TransferProposal = Answer<typeof inventoryContract.proposeTransfers>['data'][number]

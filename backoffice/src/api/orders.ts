import type { deskOrderContract } from '../../../engine/src/orders/desk/contract.ts'
import { deskOrderRoutes } from '../../../engine/src/orders/desk/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const orders = defineOperations<typeof deskOrderContract>(deskOrderRoutes)

/** An order as a line of a list. */
export type OrderHit = Answer<typeof deskOrderContract.searchOrders>['hits'][number]
/** An order with all that the desk works on. */
export type DeskOrder = Answer<typeof deskOrderContract.getDeskOrder>
export type OrderLine = DeskOrder['lines'][number]

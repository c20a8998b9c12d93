import type { storesContract } from '../../../engine/src/store-management/stores/contract.ts'
import { storesRoutes } from '../../../engine/src/store-management/stores/routes.ts'
import type { Answer, CallInput } from './operation.ts'
import { defineOperations } from './operation.ts'

export const stores = defineOperations<typeof storesContract>(storesRoutes)

export type Store = Answer<typeof storesContract.getStore>
export type StoreChanges = NonNullable<CallInput<typeof storesContract.createStore>['body']>

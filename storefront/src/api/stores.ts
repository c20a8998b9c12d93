import type { Answer } from '../../../engine/src/kernel/contract.ts'
import type { storeContract } from '../../../engine/src/stores/contract.ts'
import { storeRoutes } from '../../../engine/src/stores/routes.ts'
import { defineOperations } from './operation.ts'

export const stores = defineOperations<typeof storeContract>(storeRoutes)

/** Stores near a place, or of a country. */
export type StoreAnswer = Answer<typeof storeContract.searchStores>

/** A physical shop; id and name come under two names each (S3.015), `distance` in kilometres from the place asked about. */
export type Store = NonNullable<StoreAnswer['data']>[number]

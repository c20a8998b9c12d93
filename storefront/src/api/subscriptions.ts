import type { subscriptionsContract } from '../../../engine/src/subscriptions/contract.ts'
import { subscriptionsRoutes } from '../../../engine/src/subscriptions/routes.ts'
import { defineOperations } from './operation.ts'

export const subscriptions = defineOperations<typeof subscriptionsContract>(subscriptionsRoutes)

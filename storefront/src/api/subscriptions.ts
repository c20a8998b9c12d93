import type { subscriptionsContract } from '../../../engine/src/subscriptions/contract.ts'
import { subscriptionsRoutes } from '../../../engine/src/subscriptions/routes.ts'
import { typed } from './operation.ts'

export const subscriptions = typed<typeof subscriptionsContract>(subscriptionsRoutes)

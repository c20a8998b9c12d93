import type { paypalContract } from '../../../engine/src/paypal/contract.ts'
import { paypalRoutes } from '../../../engine/src/paypal/routes.ts'
import { defineOperations } from './operation.ts'

export const paypal = defineOperations<typeof paypalContract>(paypalRoutes)

import type { paypalContract } from '../../../engine/src/paypal/contract.ts'
import { paypalRoutes } from '../../../engine/src/paypal/routes.ts'
import { typed } from './operation.ts'

export const paypal = typed<typeof paypalContract>(paypalRoutes)

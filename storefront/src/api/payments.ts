import type { paymentsContract } from '../../../engine/src/payments/contract.ts'
import { paymentsRoutes } from '../../../engine/src/payments/routes.ts'
import { defineOperations } from './operation.ts'

export const payments = defineOperations<typeof paymentsContract>(paymentsRoutes)

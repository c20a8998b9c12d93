import type { paymentsContract } from '../../../engine/src/payments/contract.ts'
import { paymentsRoutes } from '../../../engine/src/payments/routes.ts'
import { typed } from './operation.ts'

export const payments = typed<typeof paymentsContract>(paymentsRoutes)

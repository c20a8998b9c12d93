import type { customersContract } from '../../../engine/src/customers/contract.ts'
import { customersRoutes } from '../../../engine/src/customers/routes.ts'
import { typed } from './operation.ts'

export const customers = typed<typeof customersContract>(customersRoutes)

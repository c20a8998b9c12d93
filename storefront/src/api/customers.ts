import type { customersContract } from '../../../engine/src/customers/contract.ts'
import { customersRoutes } from '../../../engine/src/customers/routes.ts'
import type { Env } from './env.tsx'
import { typed } from './operation.ts'
import { query } from './query.ts'

export const customers = typed<typeof customersContract>(customersRoutes)

/** The record of a signed-in customer; fetched only for registered shoppers (S6.006). */
export const customerQuery = (env: Env, customerId: string) =>
  query(env, customers.getCustomer, { params: { customerId } })

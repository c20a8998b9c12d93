import type { customersContract } from '../../../engine/src/customers/contract.ts'
import { customersRoutes } from '../../../engine/src/customers/routes.ts'
import type { Answer } from '../../../engine/src/kernel/contract.ts'
import type { Env } from './env.tsx'
import { defineOperations } from './operation.ts'
import { query } from './query.ts'

export const customers = defineOperations<typeof customersContract>(customersRoutes)

/** A saved address as the customer's record has it. */
export type SavedAddress = Answer<typeof customersContract.getCustomerAddress>

/** The record of a signed-in customer; fetched only for registered shoppers (S6.006). */
export const customerQuery = (env: Env, customerId: string) =>
  query(env, customers.getCustomer, { params: { customerId } })

import type { customerListContract } from '../../../engine/src/customer-lists/contract.ts'
import { customerListRoutes } from '../../../engine/src/customer-lists/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const customers = defineOperations<typeof customerListContract>(customerListRoutes)

export type CustomerAddress = Answer<
  typeof customerListContract.getAddressesForCustomerFromCustomerList
>['data'][number]
export type Customer = Answer<typeof customerListContract.getCustomerFromCustomerList>

import type { customerBalanceContract } from '../../../engine/src/customer-balances/contract.ts'
import { customerBalanceRoutes } from '../../../engine/src/customer-balances/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const customerBalances = defineOperations<typeof customerBalanceContract>(customerBalanceRoutes)

/** What a customer owes by the merchant's books. */
export type CustomerBalance = NonNullable<
  Answer<typeof customerBalanceContract.getCustomerBalance>['current']
>

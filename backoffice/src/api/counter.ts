import type { counterContract } from '../../../engine/src/counter/contract.ts'
import { counterRoutes } from '../../../engine/src/counter/routes.ts'
import type { Answer, CallInput } from './operation.ts'
import { defineOperations } from './operation.ts'

export const counter = defineOperations<typeof counterContract>(counterRoutes)

/** A basket that is filled for a customer. */
export type Sale = Answer<typeof counterContract.getCounterBasket>
export type SaleLine = Sale['productItems'][number]
export type FoundCustomer = Answer<typeof counterContract.findCounterCustomers>['data'][number]
export type NewSale = CallInput<typeof counterContract.createBasketFor>['body']
export type NewCustomer = NonNullable<NewSale['customer']>

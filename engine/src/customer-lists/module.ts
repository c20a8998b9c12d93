import { defineAdminModule } from '../kernel/admin-operation.ts'
import { customerListContract } from './contract.ts'
import {
  getAddressesForCustomerFromCustomerList,
  getAddressForCustomerFromCustomerList,
  getCustomerFromCustomerList,
  searchCustomerInCustomerList,
} from './customer-lists.ts'
import { customerListRoutes } from './routes.ts'

/** Customers as the merchant's people and programs find and read them. */
export const customerListsModule = defineAdminModule({
  name: 'customer-lists',
  routes: customerListRoutes,
  contract: customerListContract,
  operations: {
    searchCustomerInCustomerList,
    getCustomerFromCustomerList,
    getAddressesForCustomerFromCustomerList,
    getAddressForCustomerFromCustomerList,
  },
})

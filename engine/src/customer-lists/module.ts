import { defineAdminModule } from '../kernel/admin-operation.ts'
import {
  createAddressForCustomerInCustomerList,
  getAddressesForCustomerFromCustomerList,
  getAddressForCustomerFromCustomerList,
  removeAddressForCustomerInCustomerList,
  updateAddressForCustomerInCustomerList,
} from './addresses/addresses.ts'
import { endCustomerSessions, sendCustomerPasswordReset } from './customer-access.ts'
import { writeCustomerMessage } from './write-customer-message.ts'
import { customerListContract } from './contract.ts'
import { exportCustomers } from './export-customers.ts'
import { getCustomerFromCustomerList, searchCustomerInCustomerList } from './customer-lists.ts'
import { customerListRoutes } from './routes.ts'
import {
  createCustomerInCustomerList,
  createCustomerList,
  deleteCustomerFromCustomerList,
  updateCustomerInCustomerList,
} from './write-customers.ts'

/** Customers as the merchant's people and programs find, read and write them. */
export const customerListsModule = defineAdminModule({
  name: 'customer-lists',
  routes: customerListRoutes,
  contract: customerListContract,
  operations: {
    createCustomerList,
    searchCustomerInCustomerList,
    exportCustomers,
    getCustomerFromCustomerList,
    createCustomerInCustomerList,
    updateCustomerInCustomerList,
    deleteCustomerFromCustomerList,
    writeCustomerMessage,
    sendCustomerPasswordReset,
    endCustomerSessions,
    getAddressesForCustomerFromCustomerList,
    createAddressForCustomerInCustomerList,
    getAddressForCustomerFromCustomerList,
    updateAddressForCustomerInCustomerList,
    removeAddressForCustomerInCustomerList,
  },
})

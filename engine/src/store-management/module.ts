import { defineAdminModule } from '../kernel/admin-operation.ts'
import { shippingContract } from './shipping/contract.ts'
import { shippingRoutes } from './shipping/routes.ts'
import { getShippingTable, updateShippingTable } from './shipping/shipping-table.ts'
import { testDelivery } from './shipping/test-delivery.ts'
import { storesContract } from './stores/contract.ts'
import { storesRoutes } from './stores/routes.ts'
import { createStore, deleteStore, getStore, getStores, searchStores, updateStore } from './stores/stores.ts'
import { getStoreVersions, restoreStore } from './stores/versions.ts'

/** Where the shop is, and how goods are brought from there. */
export const storeManagementModule = defineAdminModule({
  name: 'store-management',
  routes: { ...storesRoutes, ...shippingRoutes },
  contract: { ...storesContract, ...shippingContract },
  operations: {
    getStores,
    searchStores,
    getStore,
    createStore,
    updateStore,
    deleteStore,
    getStoreVersions,
    restoreStore,
    getShippingTable,
    updateShippingTable,
    testDelivery,
  },
})

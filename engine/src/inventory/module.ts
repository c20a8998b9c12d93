import { defineAdminModule } from '../kernel/admin-operation.ts'
import { inventoryContract } from './contract.ts'
import { cancelTransfer, receiveTransfer, shipTransfer } from './move-transfer.ts'
import { proposeTransfers } from './propose-transfers.ts'
import { deleteProductInventoryRecord } from './delete-record.ts'
import {
  getInventoryList,
  getInventoryLists,
  getProductInventoryRecord,
  getProductInventoryRecords,
  updateProductInventoryRecord,
} from './records.ts'
import { inventoryRoutes } from './routes.ts'
import { searchProductInventoryRecords } from './search-stock.ts'
import { updateProductInventoryRecords } from './update-records.ts'
import { createTransfer, getTransfer, getTransfers } from './transfers.ts'

export const inventoryModule = defineAdminModule({
  name: 'inventory',
  routes: inventoryRoutes,
  contract: inventoryContract,
  operations: {
    getInventoryLists,
    getInventoryList,
    searchProductInventoryRecords,
    getProductInventoryRecords,
    getProductInventoryRecord,
    updateProductInventoryRecord,
    updateProductInventoryRecords,
    deleteProductInventoryRecord,
    getTransfers,
    proposeTransfers,
    createTransfer,
    getTransfer,
    shipTransfer,
    receiveTransfer,
    cancelTransfer,
  },
})

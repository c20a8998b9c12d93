const lists = '/inventory/inventory-lists/v1/organizations/{organizationId}' as const
const record = `${lists}/inventory-lists/{inventoryListId}/product-inventory-records/{productId}` as const
const transfers = '/custom/stock-transfers/v1/organizations/{organizationId}/transfers' as const

export const inventoryRoutes = {
  getInventoryLists: `GET ${lists}/inventory-lists`,
  searchProductInventoryRecords: `POST ${lists}/product-inventory-record-search`,
  getProductInventoryRecord: `GET ${record}`,
  updateProductInventoryRecord: `PATCH ${record}`,
  getTransfers: `GET ${transfers}`,
  proposeTransfers: 'POST /custom/stock-transfers/v1/organizations/{organizationId}/proposals',
  createTransfer: `POST ${transfers}`,
  getTransfer: `GET ${transfers}/{transferId}`,
  shipTransfer: `POST ${transfers}/{transferId}/shipment`,
  receiveTransfer: `POST ${transfers}/{transferId}/receipts`,
  cancelTransfer: `POST ${transfers}/{transferId}/cancellation`,
} as const

const lists = '/inventory/inventory-lists/v1/organizations/{organizationId}' as const
const list = `${lists}/inventory-lists/{inventoryListId}` as const
const records = `${list}/product-inventory-records` as const
const record = `${records}/{productId}` as const
const transfers = '/custom/stock-transfers/v1/organizations/{organizationId}/transfers' as const

export const inventoryRoutes = {
  getInventoryLists: `GET ${lists}/inventory-lists`,
  getInventoryList: `GET ${list}`,
  searchProductInventoryRecords: `POST ${lists}/product-inventory-record-search`,
  getProductInventoryRecords: `GET ${records}`,
  getProductInventoryRecord: `GET ${record}`,
  updateProductInventoryRecord: `PATCH ${record}`,
  updateProductInventoryRecords: `PATCH ${records}`,
  deleteProductInventoryRecord: `DELETE ${record}`,
  getTransfers: `GET ${transfers}`,
  proposeTransfers: 'POST /custom/stock-transfers/v1/organizations/{organizationId}/proposals',
  createTransfer: `POST ${transfers}`,
  getTransfer: `GET ${transfers}/{transferId}`,
  shipTransfer: `POST ${transfers}/{transferId}/shipment`,
  receiveTransfer: `POST ${transfers}/{transferId}/receipts`,
  cancelTransfer: `POST ${transfers}/{transferId}/cancellation`,
} as const

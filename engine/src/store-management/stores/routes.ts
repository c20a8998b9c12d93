const base = '/store/stores/v1/organizations/{organizationId}' as const
const store = `${base}/stores/{storeId}` as const

export const storesRoutes = {
  getStores: `GET ${base}/stores`,
  searchStores: `POST ${base}/store-search`,
  getStore: `GET ${store}`,
  createStore: `PUT ${store}`,
  updateStore: `PATCH ${store}`,
  getStoreVersions: `GET ${store}/versions`,
  restoreStore: `POST ${store}/versions/{version}/restore`,
  deleteStore: `DELETE ${store}`,
} as const

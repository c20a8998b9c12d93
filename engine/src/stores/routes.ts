const family = '/store/shopper-stores/v1/organizations/{organizationId}' as const

export const storeRoutes = {
  searchStores: `GET ${family}/store-search`,
  getStores: `GET ${family}/stores`,
} as const

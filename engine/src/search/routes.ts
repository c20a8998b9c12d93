const family = '/search/shopper-search/v1/organizations/{organizationId}' as const

export const searchRoutes = {
  productSearch: `GET ${family}/product-search`,
  getSearchSuggestions: `GET ${family}/search-suggestions`,
} as const

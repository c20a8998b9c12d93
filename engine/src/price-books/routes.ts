const books = '/pricing/price-books/v1/organizations/{organizationId}/price-books' as const

export const priceBookRoutes = {
  getPriceBooks: `GET ${books}`,
  getPrices: `GET ${books}/{priceBookId}/prices`,
  searchPrices: `POST ${books}/{priceBookId}/price-search`,
  getPriceHistory: `GET ${books}/{priceBookId}/price-history`,
  updatePrices: `PATCH ${books}/{priceBookId}/prices`,
} as const

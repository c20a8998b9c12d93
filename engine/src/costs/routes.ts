const costs =
  '/pricing/price-books/v1/organizations/{organizationId}/price-books/{priceBookId}/costs' as const

export const costRoutes = { getCosts: `GET ${costs}`, updateCosts: `PATCH ${costs}` } as const

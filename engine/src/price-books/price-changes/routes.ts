const changes =
  '/pricing/price-books/v1/organizations/{organizationId}/price-books/{priceBookId}/price-changes' as const

export const priceChangeRoutes = {
  getPriceChanges: `GET ${changes}`,
  createPriceChange: `POST ${changes}`,
  getPriceChange: `GET ${changes}/{priceChangeId}`,
  previewPriceChange: `GET ${changes}/{priceChangeId}/preview`,
  schedulePriceChange: `PUT ${changes}/{priceChangeId}/schedule`,
  cancelPriceChange: `DELETE ${changes}/{priceChangeId}`,
  revertPriceChange: `POST ${changes}/{priceChangeId}/revert`,
} as const

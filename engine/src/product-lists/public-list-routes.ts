const lists = '/customer/shopper-customers/v1/organizations/{organizationId}/product-lists' as const

/** Lists that their owners have made public. No page of ours asks for them. */
export const publicListRoutes = {
  getPublicProductListsBySearchTerm: `GET ${lists}`,
  getPublicProductList: `GET ${lists}/{listId}`,
  getPublicProductListItems: `GET ${lists}/{listId}/items`,
  getProductListItem: `GET ${lists}/{listId}/items/{itemId}`,
} as const

const one = '/shopper/shopper-context/v1/organizations/{organizationId}/shopper-context/{usid}' as const

export const shopperContextRoutes = {
  getShopperContext: `GET ${one}`,
  createShopperContext: `PUT ${one}`,
  updateShopperContext: `PATCH ${one}`,
  deleteShopperContext: `DELETE ${one}`,
} as const

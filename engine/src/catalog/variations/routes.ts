const variations =
  '/product/products/v1/organizations/{organizationId}/products/{masterProductId}/variations' as const

export const variationRoutes = {
  getVariationsForMasterProduct: `GET ${variations}`,
  getVariationForMasterProduct: `GET ${variations}/{id}`,
  assignVariationForMasterProduct: `PUT ${variations}/{id}`,
  updateVariationForMasterProduct: `PATCH ${variations}/{id}`,
  unassignVariationFromMasterProduct: `DELETE ${variations}/{id}`,
} as const

const attributes =
  '/product/products/v1/organizations/{organizationId}/products/{productId}/variation-attributes' as const

export const variationAttributeRoutes = {
  getVariationAttributes: `GET ${attributes}`,
  getVariationAttribute: `GET ${attributes}/{id}`,
  createVariationAttribute: `PUT ${attributes}/{id}`,
  updateVariationAttribute: `PATCH ${attributes}/{id}`,
  deleteVariationAttribute: `DELETE ${attributes}/{id}`,
  getVariationAttributeValue: `GET ${attributes}/{attributeId}/values/{id}`,
  createVariationAttributeValue: `PUT ${attributes}/{attributeId}/values/{id}`,
  updateVariationAttributeValue: `PATCH ${attributes}/{attributeId}/values/{id}`,
  deleteVariationAttributeValue: `DELETE ${attributes}/{attributeId}/values/{id}`,
} as const

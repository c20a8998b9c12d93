const options =
  '/product/products/v1/organizations/{organizationId}/products/{productId}/product-options' as const

export const optionRoutes = {
  getProductOptions: `GET ${options}`,
  getProductOption: `GET ${options}/{id}`,
  createProductOption: `PUT ${options}/{id}`,
  updateProductOption: `PATCH ${options}/{id}`,
  deleteProductOption: `DELETE ${options}/{id}`,
  getProductOptionValue: `GET ${options}/{optionId}/values/{id}`,
  createProductOptionValue: `PUT ${options}/{optionId}/values/{id}`,
  updateProductOptionValue: `PATCH ${options}/{optionId}/values/{id}`,
  deleteProductOptionValue: `DELETE ${options}/{optionId}/values/{id}`,
} as const

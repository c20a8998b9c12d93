const family = '/product/catalogs/v1/organizations/{organizationId}' as const
const category = `${family}/catalogs/{catalogId}/categories/{categoryId}` as const

export const categoryRoutes = {
  getCatalogs: `GET ${family}/catalogs`,
  getCatalog: `GET ${family}/catalogs/{catalogId}`,
  updateCatalog: `PATCH ${family}/catalogs/{catalogId}`,
  searchCatalogs: `POST ${family}/catalog-search`,
  getCategoriesFromCatalog: `GET ${family}/catalogs/{catalogId}/categories`,
  getCategoryFromCatalog: `GET ${category}`,
  createCategoryInCatalog: `PUT ${category}`,
  updateCategoryInCatalog: `PATCH ${category}`,
  deleteCategoryFromCatalog: `DELETE ${category}`,
  searchCategories: `POST ${family}/category-search`,
  searchCategoriesInCatalog: `POST ${family}/catalogs/{catalogId}/category-search`,
  getAssignedProductFromCategory: `GET ${category}/products/{productId}`,
  assignProductToCategory: `PUT ${category}/products/{productId}`,
  updateProductCategoryAssignment: `PATCH ${category}/products/{productId}`,
  unassignProductFromCategory: `DELETE ${category}/products/{productId}`,
  searchProductsAssignedToCategory: `POST ${category}/category-product-assignment-search`,
} as const

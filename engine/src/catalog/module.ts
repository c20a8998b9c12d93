import { defineAdminModule } from '../kernel/admin-operation.ts'
import {
  assignProductToCategory,
  getAssignedProductFromCategory,
  searchProductsAssignedToCategory,
  unassignProductFromCategory,
  updateProductCategoryAssignment,
} from './categories/assignments.ts'
import { getCatalog, getCatalogs, searchCatalogs, updateCatalog } from './categories/catalogs.ts'
import {
  createCategoryInCatalog,
  deleteCategoryFromCatalog,
  getCategoriesFromCatalog,
  getCategoryFromCatalog,
  searchCategories,
  searchCategoriesInCatalog,
  updateCategoryInCatalog,
} from './categories/categories.ts'
import { categoryContract } from './categories/contract.ts'
import { categoryRoutes } from './categories/routes.ts'
import { catalogContract } from './contract.ts'
import { optionContract } from './options/contract.ts'
import {
  createProductOption,
  createProductOptionValue,
  deleteProductOption,
  deleteProductOptionValue,
  getProductOption,
  getProductOptions,
  getProductOptionValue,
  updateProductOption,
  updateProductOptionValue,
} from './options/options.ts'
import { optionRoutes } from './options/routes.ts'
import { productSearchContract } from './product-search/contract.ts'
import { productSearchRoutes } from './product-search/routes.ts'
import {
  searchProducts,
  searchProductVariations,
  searchUnassignedProducts,
} from './product-search/search-products.ts'
import { updateProducts } from './bulk/update-products.ts'
import { createProduct, deleteProduct, getProduct, updateProduct } from './products.ts'
import { refreshManyHits } from './refresh-hits.ts'
import { catalogRoutes } from './routes.ts'
import {
  createVariationAttributeValue,
  deleteVariationAttributeValue,
  getVariationAttributeValue,
  updateVariationAttributeValue,
} from './variation-attributes/attribute-values.ts'
import { variationAttributeContract } from './variation-attributes/contract.ts'
import { variationAttributeRoutes } from './variation-attributes/routes.ts'
import {
  createVariationAttribute,
  deleteVariationAttribute,
  getVariationAttribute,
  getVariationAttributes,
  updateVariationAttribute,
} from './variation-attributes/variation-attributes.ts'
import { productVersionContract } from './versions/contract.ts'
import { productVersionRoutes } from './versions/routes.ts'
import { getProductVersions, restoreProduct } from './versions/versions.ts'
import { variationContract } from './variations/contract.ts'
import { variationRoutes } from './variations/routes.ts'
import {
  assignVariationForMasterProduct,
  getVariationForMasterProduct,
  getVariationsForMasterProduct,
  unassignVariationFromMasterProduct,
  updateVariationForMasterProduct,
} from './variations/variations.ts'

/** Products as the merchant's programs and people change them. */
export const catalogModule = defineAdminModule({
  name: 'catalog',
  routes: {
    ...catalogRoutes,
    ...productSearchRoutes,
    ...variationRoutes,
    ...variationAttributeRoutes,
    ...optionRoutes,
    ...productVersionRoutes,
  },
  contract: {
    ...catalogContract,
    ...productSearchContract,
    ...variationContract,
    ...variationAttributeContract,
    ...optionContract,
    ...productVersionContract,
  },
  operations: {
    getProduct,
    createProduct,
    updateProduct,
    updateProducts,
    deleteProduct,
    searchProducts,
    searchUnassignedProducts,
    searchProductVariations,
    assignVariationForMasterProduct,
    getVariationForMasterProduct,
    getVariationsForMasterProduct,
    unassignVariationFromMasterProduct,
    updateVariationForMasterProduct,
    getVariationAttributes,
    getVariationAttribute,
    createVariationAttribute,
    updateVariationAttribute,
    deleteVariationAttribute,
    createVariationAttributeValue,
    deleteVariationAttributeValue,
    getVariationAttributeValue,
    updateVariationAttributeValue,
    createProductOption,
    createProductOptionValue,
    deleteProductOption,
    deleteProductOptionValue,
    getProductOption,
    getProductOptions,
    getProductOptionValue,
    updateProductOption,
    updateProductOptionValue,
    getProductVersions,
    restoreProduct,
  },
})

/** What this module does in the background. */
export const catalogJobs = [refreshManyHits]

/** The catalog and its categories, and which products lie in them. */
export const categoriesAdminModule = defineAdminModule({
  name: 'catalogs',
  routes: categoryRoutes,
  contract: categoryContract,
  operations: {
    getCatalogs,
    getCatalog,
    updateCatalog,
    searchCatalogs,
    getCategoriesFromCatalog,
    getCategoryFromCatalog,
    createCategoryInCatalog,
    updateCategoryInCatalog,
    deleteCategoryFromCatalog,
    searchCategories,
    searchCategoriesInCatalog,
    getAssignedProductFromCategory,
    assignProductToCategory,
    updateProductCategoryAssignment,
    unassignProductFromCategory,
    searchProductsAssignedToCategory,
  },
})

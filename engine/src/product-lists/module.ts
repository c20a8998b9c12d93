import { defineModule } from '../kernel/operation.ts'
import { productListsContract } from './contract.ts'
import { createCustomerProductList } from './create-customer-product-list.ts'
import { createCustomerProductListItem } from './create-customer-product-list-item.ts'
import { deleteCustomerProductList } from './delete-customer-product-list.ts'
import { deleteCustomerProductListItem } from './delete-customer-product-list-item.ts'
import { getCustomerProductList } from './get-customer-product-list.ts'
import { getCustomerProductListItem } from './get-customer-product-list-item.ts'
import { getCustomerProductLists } from './get-customer-product-lists.ts'
import { publicListRoutes } from './public-list-routes.ts'
import { publicListsContract } from './public-contract.ts'
import {
  getProductListItem,
  getPublicProductList,
  getPublicProductListItems,
  getPublicProductListsBySearchTerm,
} from './public-lists.ts'
import { productListsRoutes } from './routes.ts'
import { getSharedProductList, shareCustomerProductList, unshareCustomerProductList } from './share-list.ts'
import { updateCustomerProductList } from './update-customer-product-list.ts'
import { updateCustomerProductListItem } from './update-customer-product-list-item.ts'

export const productListsModule = defineModule({
  name: 'product-lists',
  routes: { ...productListsRoutes, ...publicListRoutes },
  contract: { ...productListsContract, ...publicListsContract },
  operations: {
    getCustomerProductLists,
    createCustomerProductList,
    getCustomerProductList,
    updateCustomerProductList,
    deleteCustomerProductList,
    createCustomerProductListItem,
    getCustomerProductListItem,
    updateCustomerProductListItem,
    deleteCustomerProductListItem,
    getPublicProductListsBySearchTerm,
    getPublicProductList,
    getPublicProductListItems,
    getProductListItem,
    shareCustomerProductList,
    unshareCustomerProductList,
    getSharedProductList,
  },
})

import { defineModule } from '../kernel/operation.ts'
import { productContract } from './contract.ts'
import { getAvailability } from './get-availability.ts'
import { getImage } from './get-image.ts'
import { getProduct } from './get-product.ts'
import { getProductImages } from './get-product-images.ts'
import { getProductPrices } from './get-product-prices.ts'
import { getProductPromotions } from './get-product-promotions.ts'
import { getProducts } from './get-products.ts'
import { productPartContract } from './product-part-contract.ts'
import { productPartRoutes } from './product-part-routes.ts'
import { productRoutes } from './routes.ts'

export const productsModule = defineModule({
  name: 'products',
  routes: { ...productRoutes, ...productPartRoutes },
  contract: { ...productContract, ...productPartContract },
  operations: {
    getProducts,
    getProduct,
    getImage,
    getProductImages,
    getProductPrices,
    getProductPromotions,
    getAvailability,
  },
})

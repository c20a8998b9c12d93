import { defineModule } from '../kernel/operation.ts'
import { productContract } from './contract.ts'
import { getImage } from './get-image.ts'
import { getProduct } from './get-product.ts'
import { getProducts } from './get-products.ts'
import { productRoutes } from './routes.ts'

export const productsModule = defineModule({
  name: 'products',
  routes: productRoutes,
  contract: productContract,
  operations: { getProducts, getProduct, getImage },
})

export { attributeName, attributeValue } from './attribute-names.ts'
export { altText, imageLink, type ImageVersions, mainImage, smallPath, type StoredImage } from './images.ts'
export { loadImageVersions } from './load-image-versions.ts'
export { loadOffers, type Offer } from './load-offers.ts'
export { loadSellables } from './load-sellables.ts'
export type { PriceRow, Sellable } from './sellable.ts'
export { countryOf } from './shown.ts'
export { imageGroupsView } from './view-images.ts'
export { priceBook } from './view-prices.ts'
export {
  Image,
  ImageGroup,
  PriceRange,
  ProductPromotion,
  ProductType,
  VariationAttribute,
  Variant,
} from './contract.ts'

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

export {
  attributeName,
  attributeValue,
  brandAttribute,
  chosenTexts,
  variationText,
} from './attribute-names.ts'
export {
  altText,
  cardPath,
  imageLink,
  type ImageVersions,
  mainImage,
  smallPath,
  type StoredImage,
} from './images.ts'
export { loadImageVersions } from './load-image-versions.ts'
export { loadOffers, type Offer } from './load-offers.ts'
export { loadSellables } from './load-sellables.ts'
export type { OptionValue, ProductOption } from './options.ts'
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

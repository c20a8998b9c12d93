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
export { typeView } from './view-type.ts'
export { imageGroupsView } from './view-images.ts'
export { priceBook } from './view-prices.ts'
export {
  Image,
  ImageGroup,
  PriceRange,
  ProductPromotion,
  ProductType,
  SellMode,
  VariationAttribute,
  Variant,
} from './contract.ts'

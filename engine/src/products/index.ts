export {
  attributeName,
  attributeValue,
  brandAttribute,
  optionTexts,
  variationText,
} from './attribute-names.ts'
export {
  AttributesGroup,
  Image,
  ImageGroup,
  PriceRange,
  ProductPromotion,
  ProductType,
  SellMode,
  Variant,
  VariationAttribute,
} from './contract.ts'
export {
  altText,
  cardPath,
  type ImageVersions,
  imageLink,
  mainImage,
  type StoredImage,
  smallPath,
} from './images.ts'
export { loadImageVersions } from './load-image-versions.ts'
export { loadOffers, type Offer } from './load-offers.ts'
export { loadSellables, loadStocked } from './load-sellables.ts'
export type { OptionValue, ProductOption } from './options.ts'
export { countryOf, viewTypesOf } from './read-expand.ts'
export type { PriceRow, Sellable } from './sellable.ts'
export { imageGroupsView, imageView } from './view-images.ts'
export { productNotFound } from './problems.ts'
export { priceBook, priceOfSet, type SetPart } from './view-prices.ts'
export { typeView } from './view-type.ts'

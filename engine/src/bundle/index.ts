/**
 * The import bundle, file by file, as JSON Schemas and their types. `.json` files hold one document, `.jsonl` files
 * one row per line, `.csv` files (comma, double quotes, head line as `…Columns`) one row of texts per line.
 */
export { CategoryRow } from './categories.ts'
export { ContentFile, type ContentBlock } from './content.ts'
export { CustomerRow } from './customers.ts'
export { InventoryRow, inventoryColumns } from './inventory.ts'
export { Localized } from './parts.ts'
export { PriceRow, priceColumns } from './prices.ts'
export {
  ProductRow,
  productRowByType,
  type BundleRow,
  type ItemRow,
  type MasterRow,
  type ProductOptionRow,
  type SetRow,
  type VariantRow,
} from './products.ts'
export {
  type CampaignRow,
  PromotionRow,
  type ProductSelector,
  type PromotionCondition,
  type PromotionDiscount,
  type PromotionRule,
} from './promotions.ts'
export { RedirectRow, redirectColumns } from './redirects.ts'
export { ShippingFile } from './shipping.ts'
export { SiteFile } from './site.ts'
export { StoreRow } from './stores.ts'
export { SynonymsFile } from './synonyms.ts'
export { TradeFile } from './trade.ts'

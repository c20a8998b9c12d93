export { changePrices } from './change-prices.ts'
export type { ProductPrices } from './contract.ts'
export { priceEffect } from './price-changes/price-effect.ts'
export { setPrice, showPrices } from './set-price.ts'

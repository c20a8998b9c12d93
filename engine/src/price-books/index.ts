export { setPrice, showPrices } from './set-price.ts'

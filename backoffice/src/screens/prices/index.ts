export { PricesScreen } from './prices.tsx'

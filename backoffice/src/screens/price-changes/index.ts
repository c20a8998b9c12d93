export { PriceChangesScreen } from './price-changes.tsx'

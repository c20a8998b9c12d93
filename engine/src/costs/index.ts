export { costsOf, taxRatesOf, withTax } from './costs.ts'
export { lowestMargin } from './margin-queries.ts'

export { standardTaxClass, taxRateOf } from './tax-rate.ts'

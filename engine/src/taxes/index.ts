export { standardTaxClass, taxRateOf } from './tax-rate.ts'
export { type Taxpayer, taxpayerView } from './taxpayer.ts'

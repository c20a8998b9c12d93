export { standardTaxClass, taxRateOf } from './tax-rate.ts'
export { checkTaxpayer, type Taxpayer, type TaxpayerBody, taxpayerView } from './taxpayer.ts'

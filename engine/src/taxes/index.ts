export { standardTaxClass, taxRateOf } from './tax-rate.ts'
export { checkedTaxpayer, type Taxpayer, type TaxpayerBody, taxpayerView } from './taxpayer.ts'

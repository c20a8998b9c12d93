export { checkTaxpayer, type TaxpayerBody } from './check-taxpayer.ts'

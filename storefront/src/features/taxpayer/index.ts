export {
  type FiscalProfile,
  fiscalProfilesOf,
  numbersOf,
  profileAtFirst,
  profileNumber,
} from './fiscal-profiles.ts'
export { TaxpayerFields } from './taxpayer-fields.tsx'
export {
  firstTaxpayer,
  presencesOf,
  type Presences,
  taxpayerBody,
  type TaxpayerValues,
} from './taxpayer.ts'

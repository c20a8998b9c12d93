export { AddressFields } from './address-fields.tsx'
export { type AddressValues, addressBody, addressText, noAddress, valuesOf } from './address-values.ts'

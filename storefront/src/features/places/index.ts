export { AddressFields } from './address-fields.tsx'
export { PlaceLink } from './place-link.tsx'
export { type AddressValues, addressBody, addressText, noAddress, valuesOf } from './address-values.ts'

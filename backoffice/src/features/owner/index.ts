export { OwnerField } from './owner-field.tsx'
export { isOwnedBy, ownerOptions } from './owner-filter.ts'

export { OwnerField } from './owner-field.tsx'
export { useOwnerSteps } from './use-owner-steps.tsx'
export { isOwnedBy, ownerOptions } from './owner-filter.ts'

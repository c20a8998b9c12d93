export { OwnerField } from './owner-field.tsx'
export { type Colleague, useColleagues } from './use-colleagues.ts'
export { isOwnedBy, ownerOptions } from './owner-filter.ts'

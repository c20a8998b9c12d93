export { OwnerField } from './owner-field.tsx'

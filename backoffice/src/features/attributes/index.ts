export { useAttributes } from './use-attributes.ts'
export { useValueNames } from './use-value-names.ts'

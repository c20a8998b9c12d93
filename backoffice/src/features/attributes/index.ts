export { useAttributes } from './use-attributes.ts'

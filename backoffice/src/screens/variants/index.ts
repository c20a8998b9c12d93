export { VariantsScreen } from './variants.tsx'

export { ProductField } from './product-field.tsx'

export { ProductScreen } from './product.tsx'

export { NewProductScreen } from './new-product.tsx'

export { ProductsScreen } from './products.tsx'

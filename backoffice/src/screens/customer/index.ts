export { CustomerScreen } from './customer.tsx'

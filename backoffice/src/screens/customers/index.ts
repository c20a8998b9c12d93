export { CustomersScreen } from './customers.tsx'

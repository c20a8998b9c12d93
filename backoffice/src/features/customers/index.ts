export { customerName } from './customer-name.ts'

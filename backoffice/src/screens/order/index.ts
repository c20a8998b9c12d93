export { OrderScreen } from './order.tsx'

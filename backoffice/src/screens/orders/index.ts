export { OrdersScreen } from './orders.tsx'

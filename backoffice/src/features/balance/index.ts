export { Balance, BalanceLine } from './balance.tsx'

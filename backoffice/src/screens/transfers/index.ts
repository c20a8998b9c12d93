export { TransfersScreen } from './transfers.tsx'

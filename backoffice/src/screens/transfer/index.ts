export { TransferScreen } from './transfer.tsx'

export { BankTransfersScreen } from './bank-transfers.tsx'

export { TransferStatus } from './transfer-status.tsx'
export { useAmounts } from './use-amounts.ts'
export { useStores } from './use-stores.ts'

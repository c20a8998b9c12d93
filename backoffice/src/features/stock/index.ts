export { addTransferLines, type TransferDraft, transferForm } from './transfer-draft.ts'
export { TransferStatus } from './transfer-status.tsx'
export { useAmounts } from './use-amounts.ts'
export { useStores } from './use-stores.ts'

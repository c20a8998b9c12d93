export { changesOf } from './changes-of.ts'
export { priceEntriesOf } from './price-entries-of.ts'
export { type AuditedChange, recordAudit } from './record-audit.ts'
export { type ChainReport, verifyChain } from './verify-chain.ts'

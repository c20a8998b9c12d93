export { changesOf } from './read-audit.ts'
export { type AuditedChange, recordAudit } from './record-audit.ts'
export { type ChainReport, verifyChain } from './verify-chain.ts'

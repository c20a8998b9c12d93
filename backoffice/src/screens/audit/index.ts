export { AuditScreen } from './audit.tsx'

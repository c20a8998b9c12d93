export { useRecord } from './use-record.ts'

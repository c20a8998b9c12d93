export { type Count, importCounts, judgeCounts } from './import-counts.ts'

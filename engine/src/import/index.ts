export { exportBundle, FolderInUse } from './export-bundle.ts'
export { BundleFaults, type Fault, faultLine } from './faults.ts'
export { type ImportOptions, importBundle } from './import-bundle.ts'
export type { Progress } from './progress.ts'

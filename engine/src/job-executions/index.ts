export type { Execution } from './execution.ts'
export { importFile } from './import-file.ts'

import type { CountryCode } from '../../../facts/countries.ts'
import type { ProductEdit } from '../catalog/index.ts'
import type { Actor } from '../kernel/admin-context.ts'
import type { Query } from '../kernel/search-request/index.ts'
import type { Outcomes } from './bulk/outcomes.ts'
import type { exportFormats } from './contract.ts'
import type { ImportReport } from './imports/import-report.ts'
import type { JobId } from './job-needs.ts'

export type ExportFormat = (typeof exportFormats)[number]

/**
 * What was asked for: a format of an export; the file of an import, and whether it is checked or applied; what a bulk job is
 * done to.
 */
export type ExecutionParameters = {
  format?: ExportFormat
  fileId?: string
  mode?: 'check' | 'apply'
  /** What becomes of rows that were changed here and in the file. */
  edited?: 'keep' | 'overwrite'
  /** The counts of a bundle take the place of the shop's. */
  stock?: boolean
  /** Of a statement: the mapping of its bank. */
  mappingId?: string
  /** Of a table: our column → the file's, and our column → what every row has in it. */
  columns?: Record<string, string>
  values?: Record<string, string>
  /** Of a bulk job: what it is done to, or the execution that it takes back. */
  query?: Query
  undoes?: string
  /** What is changed of each product. */
  changes?: ProductEdit
}

/** Long work and where it stands. */
export type Execution = {
  id: string
  jobId: JobId
  status: 'pending' | 'running' | 'aborting' | 'aborted' | 'finished' | 'failed'
  parameters: ExecutionParameters
  countries: CountryCode[]
  actor: Actor
  done: number
  total: number
  cursorKey: string | null
  fault: string | null
  /** What it has made: rows, or the faults of a file. */
  fileId: string | null
  report: ImportReport | null
  /** Of a bulk job that has begun. */
  outcomes: Outcomes | null
  createdAt: Date
  startedAt: Date | null
  endedAt: Date | null
}

/** Whether anything is still to be done, or to be given up. */
export const isOver = ({ status }: Pick<Execution, 'status'>): boolean =>
  status === 'aborted' || status === 'finished' || status === 'failed'

import type { CountryCode } from '../../../facts/countries.ts'
import type { Actor } from '../kernel/admin-context.ts'
import type { ExportId } from './exports.ts'
import type { exportFormats } from './contract.ts'

export type ExportFormat = (typeof exportFormats)[number]

/** Long work and where it stands. */
export type Execution = {
  id: string
  jobId: ExportId
  status: 'pending' | 'running' | 'aborting' | 'aborted' | 'finished' | 'failed'
  parameters: { format: ExportFormat }
  countries: CountryCode[]
  actor: Actor
  done: number
  total: number
  cursorKey: string | null
  fault: string | null
  fileId: string | null
  createdAt: Date
  startedAt: Date | null
  endedAt: Date | null
}

/** Whether anything is still to be done, or to be given up. */
export const isOver = ({ status }: Pick<Execution, 'status'>): boolean =>
  status === 'aborted' || status === 'finished' || status === 'failed'

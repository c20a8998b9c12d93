import type { JobId } from '../job-needs.ts'
import type { BulkJob } from './bulk-job.ts'
import { setProductsOnline } from './set-products-online.ts'

const bulkJobs = {
  'set-products-online': setProductsOnline,
} as const satisfies Partial<Record<JobId, BulkJob>>

export type BulkJobId = keyof typeof bulkJobs

/** The bulk job of this name. */
export const bulkJobOf = (id: BulkJobId): BulkJob => bulkJobs[id]
export const isBulkJobId = (id: string): id is BulkJobId => Object.hasOwn(bulkJobs, id)

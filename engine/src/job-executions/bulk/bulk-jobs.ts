import type { JobId } from '../job-needs.ts'
import type { BulkJob } from './bulk-job.ts'
import { updateProducts } from './update-products.ts'

const bulkJobs = {
  'update-products': updateProducts,
} as const satisfies Partial<Record<JobId, BulkJob>>

export type BulkJobId = keyof typeof bulkJobs

/** The bulk job of this name. */
export const bulkJobOf = (id: BulkJobId): BulkJob => bulkJobs[id]
export const isBulkJobId = (id: string): id is BulkJobId => Object.hasOwn(bulkJobs, id)

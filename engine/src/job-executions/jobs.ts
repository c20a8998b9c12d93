import type { AdminScope } from '../kernel/admin-scopes.ts'
import { bundleExportId, bundleExportScopes } from './exports/export-bundle-file.ts'
import { exportIds, exportOf, isExportId } from './exports/exports.ts'
import type { Execution } from './execution.ts'
import { importIds, importOf, isImportId } from './imports/imports.ts'

/** Every job that can be asked for. */
export const jobIds: readonly Execution['jobId'][] = [...exportIds, bundleExportId, ...importIds]

/** What a job needs beside the scope of jobs. */
export const scopesOf = (jobId: Execution['jobId']): readonly AdminScope[] => {
  if (isImportId(jobId)) return importOf(jobId).scopes
  return isExportId(jobId) ? [exportOf(jobId).scope] : bundleExportScopes
}

import type { AdminScope } from '../kernel/admin-scopes.ts'
import { type ExportId, exportIds, exportOf } from './exports/exports.ts'
import { type ImportId, importIds, importOf, isImportId } from './imports/imports.ts'

/** Every job that can be asked for. */
export const jobIds: readonly (ExportId | ImportId)[] = [...exportIds, ...importIds]

/** What a job needs beside the scope of jobs. */
export const scopesOf = (jobId: ExportId | ImportId): readonly AdminScope[] =>
  isImportId(jobId) ? importOf(jobId).scopes : [exportOf(jobId).scope]

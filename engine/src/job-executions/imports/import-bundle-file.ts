import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { recordAudit } from '../../audit/index.ts'
import {
  BundleFaults,
  EditConflicts,
  type Fault,
  importBundle,
  type Preview,
  type Progress,
} from '../../import/index.ts'
import { jobContext } from '../../kernel/admin-context.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Execution } from '../execution.ts'
import { copyFile } from '../files/copy-file.ts'
import { inTemporaryFolder } from '../files/in-temporary-folder.ts'
import { moveExecution } from '../queries.ts'
import { beginImport, endImport, type Outcome } from './end-import.ts'
import { type ImportFault, reportOf } from './import-report.ts'
import { uploadOf } from './read-upload.ts'
import { UnreadableArchive, unpackBundle } from './unpack-bundle.ts'

/** The execution was given up; what it had loaded is rolled back. */
class ImportAborted extends Error {}

/** Tells how far an import is, in files checked and files loaded, and ends it where it is to be given up. */
const followImport = (ctx: Ctx, id: string, total: number): Progress => {
  let done = 0
  let isAborting = false
  return {
    begin() {
      if (isAborting) throw new ImportAborted()
      void ctx.db
        .maybe(moveExecution(ctx.site.siteId, id, { done, total }))
        .then((row) => {
          isAborting = row?.status === 'aborting'
        })
        .catch(() => undefined)
    },
    end() {
      done = Math.min(total, done + 1)
    },
  }
}

const faultOf = ({ file, line, field, expected }: Fault): ImportFault => ({
  file,
  line,
  column: field,
  detail: expected,
})

const reportOfPreview = ({ prices, inventory, edits }: Preview) =>
  reportOf({
    conflicts: edits?.conflicts ?? [],
    keptCount: edits?.kept.length ?? 0,
    changes: [
      ...(prices ? [{ file: 'prices.csv', ...prices }] : []),
      ...(inventory ? [{ file: 'inventory.csv', ...inventory }] : []),
    ],
  })

/** What an import threw, as its outcome; anything that was not foreseen is thrown on, and tried again. */
const outcomeOf = (error: unknown, mode: Execution['parameters']['mode']): Outcome => {
  if (error instanceof ImportAborted) return { status: 'aborted' }
  if (error instanceof EditConflicts)
    return {
      status: 'failed',
      report: reportOf({ conflicts: [...error.conflicts] }),
      fault: 'Rows were changed here and in the bundle: say which count with `edited`.',
    }
  const faults =
    error instanceof BundleFaults
      ? error.faults.map(faultOf)
      : error instanceof UnreadableArchive
        ? [{ file: '', line: 1, column: '', detail: error.message }]
        : undefined
  if (!faults) throw error
  const report = reportOf({ faults })
  if (mode === 'check') return { status: 'finished', report, faults }
  return { status: 'failed', report, faults, fault: 'The bundle has faults; nothing was changed.' }
}

type Work = { ctx: Ctx; execution: Execution; databaseUrl: string; folder: string }

/** Checks or imports an unpacked bundle. What ends the execution is in the import's own transaction. */
const run = async ({ ctx, execution, databaseUrl, folder }: Work, files: number): Promise<void> => {
  const { id, parameters, actor } = execution
  const isCheck = parameters.mode === 'check'
  const { preview } = await importBundle({
    databaseUrl,
    folder,
    dryRun: isCheck,
    stock: parameters.stock === true,
    production: ctx.production,
    onlySite: ctx.site.siteId,
    now: ctx.now,
    progress: followImport(ctx, id, isCheck ? files : files * 2),
    ...(parameters.edited === undefined ? {} : { edited: parameters.edited }),
    finish: async (tx, catalogVersion) => {
      await recordAudit({ ...jobContext(ctx, execution.jobId), actor }, tx, {
        operation: 'importBundle',
        subject: { kind: 'job-execution', id },
        after: { catalogVersion, ...parameters },
      })
      // Another process was faster: nothing is imported twice.
      if (!(await endImport(ctx, tx, id, { status: 'finished', report: reportOf({}) })))
        throw new ImportAborted()
    },
  })
  if (preview)
    await ctx.db.transaction((tx) =>
      endImport(ctx, tx, id, { status: 'finished', report: reportOfPreview(preview) }),
    )
}

/** A bundle, or a part of one, from an archive: all of it or nothing. */
export const importBundleFile = async (ctx: Ctx, execution: Execution): Promise<boolean> => {
  const { id, parameters } = execution
  const databaseUrl = ctx.db.url
  if (databaseUrl === undefined) throw new Error('an import needs a pool')
  if (!(await beginImport(ctx, id))) return false
  try {
    await inTemporaryFolder(async (own) => {
      const file = await uploadOf(ctx, execution)
      if (!file) throw new UnreadableArchive('The file is no longer there.')
      const [archive, folder] = [join(own, 'archive'), join(own, 'bundle')]
      await mkdir(folder)
      await copyFile(ctx.db, ctx.site.siteId, file, archive)
      const names = await unpackBundle(archive, folder)
      if (names.length === 0) throw new UnreadableArchive('The archive has none of a bundle’s files.')
      await run({ ctx, execution, databaseUrl, folder }, names.filter((name) => !name.includes('/')).length)
    })
  } catch (error) {
    const outcome = outcomeOf(error, parameters.mode)
    await ctx.db.transaction((tx) => endImport(ctx, tx, id, outcome))
  }
  return false
}

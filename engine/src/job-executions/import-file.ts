import type { Readable } from 'node:stream'
import { commandLineContext } from '../kernel/admin-context.ts'
import type { Ctx } from '../kernel/context.ts'
import { beginExecution } from './create-execution.ts'
import type { Execution, ExecutionParameters } from './execution.ts'
import { storeUpload } from './files/files.ts'
import { type ImportId, importOf } from './imports/imports.ts'
import { selectExecution, selectOpenExecution } from './queries.ts'

type Wanted = {
  jobId: ImportId
  name: string
  bytes: Readable
  parameters: Omit<ExecutionParameters, 'fileId'>
}

/**
 * Checks or applies a file as the calls of the API do, and works on it here until it has ended; a running shop that takes it
 * up too takes turns. Problems: as those calls.
 */
export const importFile = async (
  ctx: Ctx,
  { jobId, name, bytes, parameters }: Wanted,
): Promise<Execution> => {
  const actor = commandLineContext(ctx)
  const { siteId } = ctx.site
  const { id: fileId } = await storeUpload(actor, { name, bytes })
  const { id } = await beginExecution(actor, jobId, { ...parameters, fileId })
  for (;;) {
    const open = await ctx.db.maybe(selectOpenExecution(siteId, id))
    if (!open || !(await importOf(jobId).work(ctx, open))) break
  }
  const reach = { actorId: actor.actor.id, countries: actor.countries }
  return ctx.db.one(selectExecution(siteId, { jobId, id }, reach))
}

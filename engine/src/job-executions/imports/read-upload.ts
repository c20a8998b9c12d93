import { join } from 'node:path'
import type { Ctx } from '../../kernel/context.ts'
import type { Execution } from '../execution.ts'
import { copyFile } from '../files/copy-file.ts'
import { inTemporaryFolder } from '../files/in-temporary-folder.ts'
import { selectUpload, type Upload } from '../files/queries.ts'
import type { ImportFault } from './import-report.ts'
import { type Reading, readTable, type TableRow, UnreadableTable } from './read-table.ts'

/** The upload that an execution is about; undefined after its seven days. */
export const uploadOf = ({ db, site }: Pick<Ctx, 'db' | 'site'>, { parameters, actor }: Execution) =>
  db.maybe(selectUpload(site.siteId, parameters.fileId ?? '', actor.id))

/** What `read` makes of a copy of the file, which is gone afterwards. */
export const withCopy = <Result>(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  file: Upload,
  read: (path: string) => Promise<Result>,
): Promise<Result> =>
  inTemporaryFolder(async (folder) => {
    const path = join(folder, 'table')
    await copyFile(db, site.siteId, file, path)
    return read(path)
  })

/** The rows of an uploaded table, or the one fault that keeps it from being read. */
export const readUpload = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  execution: Execution,
  { columns, optional = [], numbers }: Pick<Reading, 'columns' | 'optional' | 'numbers'>,
): Promise<{ name: string; rows: TableRow[]; sentAt: Date } | { name: string; faults: ImportFault[] }> => {
  const { columns: mapping, values } = execution.parameters
  const file = await uploadOf(ctx, execution)
  const unreadable = (name: string, detail: string) => ({
    name,
    faults: [{ file: name, line: 1, column: '', detail }],
  })
  if (!file) return unreadable('', 'The file is no longer there.')
  try {
    const rows = await withCopy(ctx, file, (path) =>
      readTable(path, { columns, optional, numbers, mapping, values }),
    )
    return { name: file.name, rows, sentAt: file.createdAt }
  } catch (error) {
    if (error instanceof UnreadableTable) return unreadable(file.name, error.message)
    throw error
  }
}

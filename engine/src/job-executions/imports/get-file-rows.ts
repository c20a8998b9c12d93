import type { AdminOperation } from '../../kernel/admin-operation.ts'
import type { jobExecutionContract } from '../contract.ts'
import { requireUpload } from '../files/files.ts'
import { unreadableFile } from '../problems.ts'
import { readRows, UnreadableTable } from './read-table.ts'
import { withCopy } from './read-upload.ts'

const mostColumns = 100

/** The head and the first rows of an uploaded table. Problems: 404; 409 unreadable-file. */
export const getFileRows = (async (ctx, { params, query }) => {
  const file = await requireUpload(ctx, params.fileId)
  if (!file.isComplete) throw unreadableFile('A part of the file is missing.')
  try {
    const rows = await withCopy(ctx, file, readRows)
    const columns = Object.keys(rows[0]?.cells ?? {}).slice(0, mostColumns)
    const data = rows.slice(0, query.limit ?? 6).map(({ cells }) => columns.map((name) => cells[name] ?? ''))
    return { columns, data, total: rows.length }
  } catch (error) {
    if (error instanceof UnreadableTable) throw unreadableFile(error.message)
    throw error
  }
}) satisfies AdminOperation<typeof jobExecutionContract.getFileRows>

import { readFile } from 'node:fs/promises'
import { countKnownLines, keepLines, openStatement, type Statement } from '../../bank/index.ts'
import { Problem } from '../../kernel/problem.ts'
import { importInBatches, partsOf } from './import-table.ts'
import { uploadOf, withCopy } from './read-upload.ts'

const linesPerBatch = 1_000

/**
 * Keeps the money that a statement says came, by its bank's mapping. A line is there once, so that the same file again adds
 * nothing; rows that cannot be read are left out and told: a bank writes headings and sums among them.
 */
export const importBankStatement = importInBatches<Statement>({
  isPartial: true,
  async open(ctx, execution) {
    const file = await uploadOf(ctx, execution)
    const unreadable = (name: string, detail: string) => ({
      name,
      batches: [],
      faults: [{ file: name, line: 1, column: '', detail }],
    })
    if (!file) return unreadable('', 'The file is no longer there.')
    try {
      const bytes = await withCopy(ctx, file, (path) => readFile(path))
      const statement = await openStatement(ctx, execution.parameters.mappingId ?? '', bytes)
      const batches = partsOf(statement.rows, linesPerBatch).map((rows) => ({ ...statement, rows }))
      const faults = statement.faults.map(({ row, detail }) => ({
        file: file.name,
        line: row,
        column: '',
        detail,
      }))
      return { name: file.name, batches, faults }
    } catch (error) {
      if (error instanceof Problem) return unreadable(file.name, error.detail)
      throw error
    }
  },
  sizeOf: ({ rows }) => rows.length,
  async judge(ctx, batches, { file }, follow) {
    let [added, done] = [0, 0]
    for (const { rows } of batches) {
      added += rows.length - (await countKnownLines(ctx, rows))
      done += rows.length
      await follow(done)
    }
    return { faults: [], changes: [{ file, added, changed: 0 }] }
  },
  async apply(ctx, statement) {
    await keepLines(ctx, statement)
  },
})

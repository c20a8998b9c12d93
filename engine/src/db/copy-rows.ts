import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** A value of a column; objects go as jsonb, arrays of texts as text[]. */
export type Cell = string | number | boolean | null | undefined | Date | Buffer | object

const escapeCell = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')

/** A text[] literal. */
export const textArray = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`

const cell = (value: Cell): string => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapeCell(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  return escapeCell(JSON.stringify(value))
}

const flushAt = 256 * 1024

/**
 * Streams rows, some at a time, into a table by COPY, holding back when PostgreSQL is slower. Returns how many there
 * were. Table and columns are names of ours, never data.
 */
export type CopyRows = (
  table: string,
  columns: readonly string[],
  batches: AsyncIterable<Cell[][]>,
) => Promise<number>

/** COPY over a connection whose transaction the caller runs. */
export const copyRows =
  (client: pg.ClientBase): CopyRows =>
  async (table, columns, batches) => {
    const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
    const finished = new Promise<void>((resolve, reject) => stream.on('finish', resolve).on('error', reject))
    // Its failure is awaited below; until then it must not count as unhandled.
    finished.catch(() => {})
    let count = 0
    let pending = ''
    try {
      for await (const rows of batches) {
        count += rows.length
        for (const row of rows) pending += `${row.map(cell).join('\t')}\n`
        if (pending.length >= flushAt) {
          if (!stream.write(pending)) await once(stream, 'drain')
          pending = ''
        }
      }
      stream.end(pending)
    } catch (error) {
      stream.destroy(error as Error)
      throw error
    }
    await finished
    return count
  }

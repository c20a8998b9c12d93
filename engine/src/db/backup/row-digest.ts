import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

export type RowDigest = { rows: number; sum: string }

/**
 * Passes PostgreSQL's text of rows on and sums it up: how many lines, and the sum of their digests, which does not depend on
 * their order. A line end within a value is escaped there, so a line is a row.
 */
export const rowDigest = (): { stream: Transform; result(): RowDigest } => {
  let rows = 0
  let sum = 0n
  let rest: Buffer = Buffer.alloc(0)
  const add = (line: Buffer) => {
    rows++
    sum += createHash('sha256').update(line).digest().readBigUInt64LE()
  }
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      let from = 0
      for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, from)) {
        add(text.subarray(from, end))
        from = end + 1
      }
      rest = Buffer.from(text.subarray(from))
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ rows, sum: BigInt.asUintN(64, sum).toString(16).padStart(16, '0') }) }
}

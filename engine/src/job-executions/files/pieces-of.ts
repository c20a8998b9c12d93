import type { Readable } from 'node:stream'

const pieceBytes = 1024 * 1024

/** Gathers what arrives into pieces of one megabyte, so that no more than one is in memory. */
export async function* piecesOf(bytes: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    size += chunk.length
    if (size < pieceBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

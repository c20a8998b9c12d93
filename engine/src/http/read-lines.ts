import type { Readable } from 'node:stream'
import { type BulkLine, mostLineBytes, mostLines } from '../kernel/bulk-lines.ts'
import { badRequest, Problem } from '../kernel/problem.ts'
import { payloadTooLarge } from './errors.ts'
import { limitBytes } from './limit-bytes.ts'
import { refuseUnstorableText } from './refuse-unstorable-text.ts'
import type { Validate } from './validation.ts'

/** No line names the prototype of what it says. */
const refusePrototype = (name: string, value: unknown): unknown => {
  if (name === '__proto__') throw new SyntaxError('a member that no document has')
  return value
}

const readLine = (text: string, judge: Validate): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text, refusePrototype)
  } catch {
    throw badRequest('The line is not JSON.')
  }
  refuseUnstorableText(value)
  judge(value)
  return value
}

const decode = async function* (bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const read = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw badRequest('The lines are not UTF-8.')
    }
  }
  for await (const chunk of bytes) yield read(chunk as Buffer)
  yield read()
}

/**
 * Reads newline-delimited JSON as it arrives, each line by itself: one that is no JSON or breaks the schema is a problem of its
 * own. Empty lines are none. Problems: 400 for bytes that are no text, 413 beyond 5 MB or 5,000 lines.
 */
export const readLines = async (bytes: Readable, judge: Validate): Promise<BulkLine<unknown>[]> => {
  const lines: BulkLine<unknown>[] = []
  let number = 0
  const take = (text: string) => {
    number++
    if (text.trim() === '') return
    if (lines.length === mostLines) throw payloadTooLarge(`More than ${mostLines} lines are for a job.`)
    try {
      lines.push({ line: number, value: readLine(text, judge) })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      lines.push({ line: number, problem: error })
    }
  }
  let rest = ''
  for await (const text of decode(limitBytes(bytes, mostLineBytes))) {
    const [first = '', ...others] = text.split('\n')
    rest += first
    for (const next of others) {
      take(rest)
      rest = next
    }
  }
  take(rest)
  return lines
}

import { Readable } from 'node:stream'
import { badRequest } from '../kernel/problem.ts'

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

const isBytes = (value: object) => Buffer.isBuffer(value) || value instanceof Readable

/**
 * Refuses texts that no database keeps: with a NUL or half of a surrogate pair, as value or as name, however deep.
 * Problem: 400. Without recursion, since a body may be nested as deep as it is long.
 */
export const refuseUnstorableText = (...values: unknown[]): void => {
  const open = values
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') {
      if (!isStorable(value)) throw badRequest('The request holds characters that are not text.')
    } else if (Array.isArray(value)) {
      for (const item of value) open.push(item)
    } else if (typeof value === 'object' && value !== null && !isBytes(value)) {
      for (const [name, item] of Object.entries(value)) open.push(name, item)
    }
  }
}

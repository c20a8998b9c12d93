import { createHash } from 'node:crypto'
import { badRequest, defineProblem } from './problem.ts'

/** A customer's `Idempotency-Key` and what it was first used for. */
export type IdempotencyKey = { key: string; hash: string }

export const idempotencyKeyReused = defineProblem(409, 'idempotency-key-reused', 'Idempotency Key Reused')

/** The key of a request; undefined without one. Problem: 400 for a key that is not valid. */
export const readIdempotencyKey = (header: string | undefined, body: unknown): IdempotencyKey | undefined => {
  if (header === undefined) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw badRequest('The Idempotency-Key must have 1 to 255 visible characters.', {
      property: 'Idempotency-Key',
    })
  }
  const text = body === undefined ? '' : JSON.stringify(body)
  return { key: header, hash: createHash('sha256').update(text).digest('hex') }
}

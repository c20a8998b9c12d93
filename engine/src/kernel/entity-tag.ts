import { createHash } from 'node:crypto'

/** An entity tag that is a digest of what is stored: who brings the same again changes nothing of it. */
export const digestTag = (stored: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22)}"`

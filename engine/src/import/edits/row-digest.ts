import { hash } from 'node:crypto'

/** Members in the order of their names, so that the same row is the same text however its file is written. */
const inOrder = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(
    members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, inOrder(member)]),
  )
}

/** What tells a row of a bundle from another; equal for equal rows. */
export const rowDigest = (row: unknown): string => hash('sha1', JSON.stringify(inOrder(row)), 'base64url')

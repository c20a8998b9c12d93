import { customMembersOf } from '../kernel/custom-members.ts'

const addressMembers = new Set(['creationDate', 'lastModified'])

/**
 * The members of an address body that are stored: what the contract names, and custom attributes as plain values
 * (taxpayer data and the division live there).
 */
export const addressMembersOf = (body: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => value !== undefined && !addressMembers.has(name) && !name.startsWith('c_'),
    ),
  ),
  ...customMembersOf(body),
})

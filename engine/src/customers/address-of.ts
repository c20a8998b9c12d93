const written = new Set(['creationDate', 'lastModified'])
const customTextMax = 2_000
const customMax = 40

const isStorable = (name: string, value: unknown) =>
  !name.startsWith('c_') ||
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= customTextMax)

/**
 * The members of an address body that are stored: what the contract names, and custom attributes as plain values
 * (taxpayer data and the division live there).
 */
export const addressMembersOf = (body: Record<string, unknown>): Record<string, unknown> => {
  const members = Object.entries(body).filter(
    ([name, value]) => value !== undefined && !written.has(name) && isStorable(name, value),
  )
  const custom = members.filter(([name]) => name.startsWith('c_')).slice(0, customMax)
  return Object.fromEntries([...members.filter(([name]) => !name.startsWith('c_')), ...custom])
}

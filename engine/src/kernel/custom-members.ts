const textMax = 2_000
const membersMax = 40

const isPlain = (value: unknown) =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= textMax)

/** The custom attributes (`c_…`) of a body that are kept and echoed: plain values, at most forty. */
export const customMembersOf = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name, value]) => name.startsWith('c_') && isPlain(value))
      .slice(0, membersMax),
  )

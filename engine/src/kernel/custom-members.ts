const textMax = 2_000
const membersMax = 40

const isPlain = (value: unknown) =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= textMax)

/** What a schema names of the custom attributes of its body. */
export type CustomMembers<Body> = {
  [Name in keyof Body as Name extends `c_${string}` ? Name : never]: Body[Name]
}

/** The custom attributes (`c_…`) of a body that are kept and echoed: plain values, at most forty. */
export const customMembersOf = <Body extends object>(body: Body): CustomMembers<Body> =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name, value]) => name.startsWith('c_') && isPlain(value))
      .slice(0, membersMax),
  ) as CustomMembers<Body>

/** A member that changed, as it was and as it is. */
export type Difference = { name: string; before: string | undefined; after: string | undefined }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What things of a list are known by. */
const keys = ['sku', 'productId', 'id', 'storeId'] as const

/** A list of things by what each is known by, else by its place, so that the same thing is compared with itself. */
const byKey = (value: unknown): unknown => {
  if (!Array.isArray(value) || !value.some(isRecord)) return value
  return Object.fromEntries(
    value.map((one: unknown, at) => {
      const key = isRecord(one) ? keys.find((name) => typeof one[name] === 'string') : undefined
      if (!isRecord(one) || !key) return [String(at + 1), one]
      const { [key]: known, ...rest } = one
      return [String(known), rest]
    }),
  )
}

const textOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return undefined
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Member by member what differs between two states; members of members are named with a point between. */
export const differencesOf = (was: unknown, is: unknown, name = ''): Difference[] => {
  const [before, after] = [byKey(was), byKey(is)]
  if (isRecord(before) || isRecord(after)) {
    const [then, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
    return [...new Set([...Object.keys(then), ...Object.keys(now)])].flatMap((key) =>
      differencesOf(then[key], now[key], name === '' ? key : `${name}.${key}`),
    )
  }
  const [then, now] = [textOf(before), textOf(after)]
  return then === now ? [] : [{ name, before: then, after: now }]
}

/** A member that changed, as it was and as it is. */
export type Difference = { name: string; before: string | undefined; after: string | undefined }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Member by member what differs between two states; members of members are named with a point between. */
export const differencesOf = (before: unknown, after: unknown, name = ''): Difference[] => {
  if (isRecord(before) || isRecord(after)) {
    const [then, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
    return [...new Set([...Object.keys(then), ...Object.keys(now)])].flatMap((key) =>
      differencesOf(then[key], now[key], name === '' ? key : `${name}.${key}`),
    )
  }
  const [then, now] = [textOf(before), textOf(after)]
  return then === now ? [] : [{ name, before: then, after: now }]
}

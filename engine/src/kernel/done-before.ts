import { Type } from './schema.ts'

/** How long a device keeps what it could not send. */
const longestSeconds = 7 * 86_400

/**
 * For bodies of what was done before it is told: how many seconds before the call. A device says how long it waited rather
 * than when it was, since its clock may be wrong.
 */
export const SecondsAgo = Type.Integer({ minimum: 0, maximum: longestSeconds })

/** The moment of what was done so long before a call, never before `earliest`: what has to have come first. */
export const doneBefore = (now: Date, secondsAgo: number | undefined, earliest: Date): Date => {
  if (!secondsAgo) return now
  const at = Math.max(now.getTime() - secondsAgo * 1_000, earliest.getTime())
  return new Date(Math.min(at, now.getTime()))
}

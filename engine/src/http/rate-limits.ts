import type { Clock } from '../kernel/clock.ts'
import type { OperationContract } from '../kernel/contract.ts'
import { tooManyRequests } from '../kernel/problem.ts'
import type { Shopper } from '../kernel/shopper.ts'

/**
 * Calls a minute that every operation allows: generous, so that only programs meet them. They are counted in this
 * process and cost no statement; what must hold exactly, and for all processes together, says `perMinute` or counts
 * attempts.
 */
export const rateLimits = {
  /** Reads of one shopper. */
  reads: 1_200,
  /** Writes of one shopper. */
  writes: 300,
  /** Calls that need no token (login, webhooks) from one address: who asks for a token has none to be counted by. */
  tokenless: 600,
  /** Everything from one address: a guest's token costs nothing, and many shoppers may share an address. */
  address: 6_000,
} as const

/** Calls a minute of one of the merchant's people. */
export const staffRateLimits = { reads: 600, writes: 240 } as const

/** Calls a minute of one program of the merchant. */
export const adminRateLimits = { reads: 3_000, writes: 600 } as const

const windowMs = 60_000
/** Subjects remembered at once, about ten megabytes; beyond it the oldest start afresh. */
const maxSubjects = 50_000

type Window = { ends: number; calls: number }

/** Counts calls in windows of a minute that begin with a subject's first call. */
export const createRateCounter = (clock: Clock) => {
  const windows = new Map<string, Window>()

  const forget = (now: number) => {
    for (const [subject, { ends }] of windows) {
      if (ends > now && windows.size <= maxSubjects) break
      windows.delete(subject)
    }
  }

  return {
    /** Counts one call. Problem: 429 with the seconds until the window ends. */
    count(subject: string, most: number): void {
      const now = clock.now().getTime()
      let window = windows.get(subject)
      // A clock that was set back would leave a window open for long.
      if (!window || window.ends <= now || window.ends > now + windowMs) {
        windows.delete(subject)
        forget(now)
        window = { ends: now + windowMs, calls: 0 }
        windows.set(subject, window)
      }
      if (window.calls >= most) throw tooManyRequests((window.ends - now) / 1000)
      window.calls++
    },
  }
}

export type RateCounter = ReturnType<typeof createRateCounter>

/** Counts a call by where it comes from, before anything is asked of the database. Problem: 429. */
export const countByAddress = (counter: RateCounter, ip: string, { auth }: OperationContract): void => {
  counter.count(`all from ${ip}`, rateLimits.address)
  if (auth === 'none') counter.count(`without a token from ${ip}`, rateLimits.tokenless)
}

/**
 * Counts a call by who makes it. A guest counts with their address, since the storefront reads for all visitors
 * without a session as one guest. Problem: 429.
 */
export const countByShopper = (counter: RateCounter, ip: string, shopper: Shopper, method: string): void => {
  if (shopper.kind === 'nobody') return
  const who = shopper.kind === 'guest' ? `${shopper.customerId} at ${ip}` : shopper.customerId
  if (method === 'GET') counter.count(`reads of ${who}`, rateLimits.reads)
  else counter.count(`writes of ${who}`, rateLimits.writes)
}

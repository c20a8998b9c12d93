import type { CountryCode } from '../../../facts/countries.ts'
import type { Language, LocaleId } from '../../../facts/locales.ts'
import type { Db } from '../db/db.ts'
import type { Gateways } from './gateways.ts'
import type { Ids } from './ids.ts'
import type { Outbox } from './outbox.ts'
import type { Audience, KnownShopper, Shopper } from './shopper.ts'
import type { Site } from './site.ts'
import { unauthorized } from './problem.ts'

/** Everything an operation may know of the world. Built once per request (or job), never stored. */
export type Ctx = {
  db: Db
  site: Site
  /** From `?locale=` (also the underscore form), else the site's default. */
  locale: LocaleId
  language: Language
  /** The country of the locale: prices, tax, promotions and stores follow it unless a basket says otherwise. */
  country: CountryCode
  shopper: Shopper
  /** Registered shoppers, or everybody where the site says `guestPrices: visible`. */
  audience: Audience
  now: Date
  newId: Ids
  gateways: Gateways
  /** Where work for after the transaction is written. */
  outbox: Outbox
  /** Request id, in logs and in the answer's `x-correlation-id`. */
  requestId: string
  ip: string
  /** Origin of the storefront for links in mails and vendor callbacks. */
  publicOrigin: string
  /** Keys are derived from it, one per purpose; it is never written anywhere. */
  secretKey: string
  /** False only in load and race tests (RATE_LIMITS). */
  rateLimits: boolean
  /** Where real customers shop: nothing of the demonstration works (MODE). */
  production: boolean
  /** Tells whoever watches the shop what is not right and no call can answer: a line of the process's log. */
  warn: Warn
}

/** What is known, and the line. Never of a customer. */
export type Warn = (details: object, message: string) => void

/** The shopper of a call that needs a token. Problem: 401 unauthorized. */
export const knownShopper = (ctx: Ctx): KnownShopper => {
  if (ctx.shopper.kind === 'nobody') throw unauthorized('A valid access token is required.')
  return ctx.shopper
}

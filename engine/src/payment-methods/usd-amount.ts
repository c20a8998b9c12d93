import { type Currency, type Minor, multiplyRatio, toMajor } from '../../../facts/money.ts'
import type { Site } from '../kernel/site.ts'

/** An amount in US dollars, and the stored rate that made it: units of the basket's currency for one dollar. */
export type UsdAmount = { usdMinor: Minor; perUsd: string; validFrom: string }

/**
 * What a total is in US cents on a day, by the latest rate the merchant has stored, rounded half up once. Undefined
 * where no rate is stored: nothing is guessed about money.
 */
export const usdAmount = (
  { exchangeRates }: Pick<Site, 'exchangeRates'>,
  currency: Currency,
  totalMinor: Minor,
  now: Date,
): UsdAmount | undefined => {
  const today = now.toISOString().slice(0, 10)
  const rate = exchangeRates
    .filter((one) => one.currency === currency && one.validFrom <= today)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
  if (!rate) return undefined
  const [whole = '', decimals = ''] = rate.perUsd.split('.')
  const usdMinor = multiplyRatio(totalMinor, 10 ** decimals.length, Number(whole + decimals))
  return { usdMinor, perUsd: rate.perUsd, validFrom: rate.validFrom }
}

/** What is paid in US dollars, and by which stored rate of which day. */
export const usdView = ({ usdMinor, perUsd, validFrom }: UsdAmount) => ({
  c_amountUsd: toMajor(usdMinor),
  c_perUsd: perUsd,
  c_rateDate: validFrom,
})

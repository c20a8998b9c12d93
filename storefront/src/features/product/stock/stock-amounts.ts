import { countUnit, formatNumber } from '../../../../../facts/format-number.ts'
import type { LocaleId } from '../../../../../facts/locales.ts'
import type { Stock } from '../product.ts'

type Words = { here: (amount: string) => string; byTransfer: (amount: string) => string }

/** What lies in a store, and what it can get besides, each in the unit of the product. */
export const stockAmounts = (
  { ats, ownStock }: Stock,
  unit: string | undefined,
  locale: LocaleId,
  { here, byTransfer }: Words,
): string => {
  const write = (n: number) =>
    [formatNumber(n, locale), unit && countUnit(n, unit, locale)].filter(Boolean).join(' ')
  const all = Math.floor(ats)
  const own = Math.min(Math.floor(ownStock), all)
  return [own > 0 && here(write(own)), all > own && byTransfer(write(all - own))].filter(Boolean).join(' · ')
}

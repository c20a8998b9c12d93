import type { ProductPrices } from '../../api/prices.ts'
import { readAmount } from '../../lib/amount.ts'

type Tiers = ProductPrices['tiers']

/** A minimum from which on a price became another: amounts as they are written, undefined where there was none. */
export type TierChange = { minQuantity: string; before: string | undefined; after: string | undefined }

/** Of an amount that programs may write with one decimal or two. */
const valueOf = (amount: string | undefined) =>
  amount === undefined ? undefined : (readAmount(amount) ?? amount)

/** The tiers that differ, the lowest minimum first. */
export const tierChanges = (before: Tiers, after: Tiers): TierChange[] => {
  const amounts = (tiers: Tiers) =>
    new Map(tiers.map(({ minQuantity, amount }) => [Number(minQuantity), amount]))
  const [then, now] = [amounts(before), amounts(after)]
  return [...new Set([...then.keys(), ...now.keys()])]
    .toSorted((a, b) => a - b)
    .map((minimum) => ({
      minQuantity: String(minimum),
      before: then.get(minimum),
      after: now.get(minimum),
    }))
    .filter((one) => valueOf(one.before) !== valueOf(one.after))
}

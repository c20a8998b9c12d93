import type { PriceTier } from './contract.ts'
import type { NewTier, StoredTier } from './queries.ts'

const decimals = (whole: number, digits: number) => {
  const text = (whole / 10 ** digits).toFixed(digits)
  return digits === 3 ? text.replace(/\.?0+$/, '') : text
}

/** A stored tier as the bundle writes it: pieces or metres, and an amount or `quote`. */
export const tierView = ({ minQuantity, minor, isCut }: StoredTier): PriceTier => ({
  minQuantity: isCut ? decimals(minQuantity, 3) : String(minQuantity),
  amount: minor === null ? 'quote' : decimals(minor, 2),
})

/** Digits of a decimal text as a whole number of its smallest units: `7.3` with two digits is 730. */
const wholeOf = (text: string, digits: number) => {
  const [units = '0', fraction = ''] = text.split('.')
  return Number(units + fraction.padEnd(digits, '0'))
}

/** A written tier as it is stored; undefined where a minimum of pieces has a fraction. */
export const readTier = (sku: string, tier: PriceTier, isCut: boolean): NewTier | undefined => {
  if (!isCut && /\.\d*[1-9]/.test(tier.minQuantity)) return undefined
  const minQuantity = isCut ? wholeOf(tier.minQuantity, 3) : Number.parseInt(tier.minQuantity, 10)
  return { sku, minQuantity, minor: tier.amount === 'quote' ? null : wholeOf(tier.amount, 2) }
}

/** Exact money arithmetic on integer minor units (cents, céntimos, centavos). */

/** The currencies of the six countries. All of them are kept and shown with two decimals. */
export type Currency = 'USD' | 'CRC' | 'GTQ' | 'HNL' | 'NIO'

/** An amount in minor units: a safe integer, 100 to the major unit. */
export type Minor = number

export const currencies: readonly Currency[] = ['USD', 'CRC', 'GTQ', 'HNL', 'NIO']

/** How each currency is shown [S1.022]. */
export const currencySymbols: Readonly<Record<Currency, string>> = {
  USD: '$',
  CRC: '₡',
  GTQ: 'Q',
  HNL: 'L',
  NIO: 'C$',
}

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value)
}

/** Minor units → the decimal number that the contract writes (1999 → 19.99). */
export function toMajor(minor: Minor): number {
  return integer(minor) / 100
}

/** A decimal amount → minor units. Exact for two decimals; a third decimal is rounded half away from zero. */
export function fromMajor(major: number): Minor {
  if (!Number.isFinite(major)) throw new RangeError(`not an amount: ${major}`)
  const written = String(Math.abs(major))
  // Shifting the written decimal point avoids the binary error of major * 100 (1.005 * 100 < 100.5).
  const shifted = written.includes('e') ? Math.abs(major) * 100 : Number(`${written}e2`)
  return integer(withSign(Math.round(shifted), major < 0))
}

/**
 * Quotient of two integers, rounded to the nearest, halves away from zero.
 * Takes bigint where a product has left the safe range of number. Throws RangeError on a zero denominator,
 * on a fraction, and when the quotient itself is not a safe integer.
 */
export function divideHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  if (typeof numerator === 'number' && typeof denominator === 'number') {
    return divideNumbers(integer(numerator), integer(denominator))
  }
  return divideBig(BigInt(numerator), BigInt(denominator))
}

/** minor × numerator ÷ denominator, rounded once, half away from zero. */
export function multiplyRatio(minor: Minor, numerator: number, denominator: number): Minor {
  const product = integer(minor) * integer(numerator)
  if (Number.isSafeInteger(product)) return divideHalfUp(product, denominator)
  return divideHalfUp(BigInt(minor) * BigInt(numerator), BigInt(integer(denominator)))
}

/** The tax inside a gross amount: round(gross × rate ÷ (1 + rate)). Rate in basis points (13% = 1300). */
export function taxIncluded(grossMinor: Minor, rateBasisPoints: number): Minor {
  return multiplyRatio(grossMinor, rateBasisPoints, 10_000 + rateBasisPoints)
}

/**
 * Splits a total over weights so that the parts are whole minor units and sum to it exactly.
 * Left-over units go to the largest remainders, the earlier line first among equals.
 * No part exceeds its weight when the total does not exceed the sum of the weights.
 * Weights are integers ≥ 0; when all are 0 the total is split evenly. A negative total mirrors a positive one.
 */
export function spreadByLargestRemainder(total: Minor, weights: readonly number[]): Minor[] {
  if (weights.length === 0) {
    if (integer(total) !== 0) throw new RangeError('nothing to spread over')
    return []
  }
  if (weights.some((weight) => integer(weight) < 0)) throw new RangeError('a weight is negative')
  const usable = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const sum = usable.reduce((running, weight) => integer(running + weight), 0)
  const size = Math.abs(integer(total))
  const shares = usable.map((weight, index) => ({ index, ...quotientAndRest(size, weight, sum) }))
  let left = size - shares.reduce((running, share) => running + share.quotient, 0)
  const parts = shares.map((share) => share.quotient)
  for (const share of shares.sort((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break
    parts[share.index] = share.quotient + 1
    left -= 1
  }
  return parts.map((part) => withSign(part, total < 0))
}

function quotientAndRest(size: number, weight: number, sum: number): { quotient: number; rest: number } {
  const product = BigInt(size) * BigInt(weight)
  return { quotient: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) }
}

function divideNumbers(numerator: number, denominator: number): number {
  if (denominator === 0) throw new RangeError('division by zero')
  const size = Math.abs(numerator)
  const by = Math.abs(denominator)
  const rest = size % by
  const quotient = (size - rest) / by + (rest >= by - rest ? 1 : 0)
  return withSign(quotient, numerator < 0 !== denominator < 0)
}

function divideBig(numerator: bigint, denominator: bigint): number {
  if (denominator === 0n) throw new RangeError('division by zero')
  const size = numerator < 0n ? -numerator : numerator
  const by = denominator < 0n ? -denominator : denominator
  const quotient = (size + size + by) / (by + by)
  return integer(withSign(Number(quotient), numerator < 0n !== denominator < 0n))
}

/** Never -0, which prints and compares differently from 0. */
function withSign(size: number, negative: boolean): number {
  return negative && size !== 0 ? -size : size
}

function integer(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${value}`)
  return value
}

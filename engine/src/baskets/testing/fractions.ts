// Money in exact fractions, sharing no code with what it judges.

export type Fraction = { n: bigint; d: bigint }
export const of = (n: number | bigint, d: number | bigint = 1): Fraction => ({ n: BigInt(n), d: BigInt(d) })
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d })
export const roundHalfUp = ({ n, d }: Fraction): bigint => (2n * n + d) / (2n * d)
export const decimal = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
}
export const taxIn = (amount: bigint, rate: number) =>
  roundHalfUp({ n: amount * BigInt(rate), d: BigInt(10_000 + rate) })

export const add = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n)
/** Largest remainder by hand: floor of each share, then one unit at a time to the largest fraction left. */
export const share = (amount: bigint, weights: bigint[]) => {
  const base = add(weights)
  const parts = weights.map((weight, index) => ({
    index,
    floor: (amount * weight) / base,
    rest: (amount * weight) % base,
  }))
  let open = amount - add(parts.map((part) => part.floor))
  for (const part of [...parts].sort((a, b) =>
    a.rest > b.rest ? -1 : a.rest < b.rest ? 1 : a.index - b.index,
  )) {
    if (open === 0n) break
    part.floor += 1n
    open -= 1n
  }
  return parts.map((part) => part.floor)
}

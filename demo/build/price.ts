import type { CountryCode } from '../../facts/countries.ts'
import type { Family } from './family.ts'
import { readTierSchemes } from './family.ts'
import { interpolate, kilograms, lengthMetres, presentationFactor, rank, sizeOf } from './measure.ts'

/** Price level and exchange rate of each country against El Salvador. */
const level: Record<CountryCode, number> = {
  SV: 1,
  EC: 0.97,
  GT: 0.98 * 7.68,
  HN: 1.03 * 26.2,
  NI: 1.06 * 36.62,
  CR: 1.1 * 505,
}

/** Shelf prices end in these steps, in minor units; small things are priced to the cent (whole colones in CR). */
const shelfStep: Record<CountryCode, number> = { SV: 5, EC: 5, GT: 25, HN: 50, NI: 50, CR: 500 }
const smallestStep: Record<CountryCode, number> = { SV: 1, EC: 1, GT: 1, HN: 5, NI: 5, CR: 100 }

const tierSchemes = readTierSchemes()

type Values = Record<string, string>

/** US dollars of one piece (or metre) in El Salvador, by the mill's table where there is one, else within the range. */
export function dollars(family: Family, values: Values): number {
  const size = sizeOf(family, values)
  const length = lengthMetres(family, values) ?? 1
  const painted = family.attributes.color?.includes('natural') && values.color !== 'natural' ? 1.12 : 1
  if (typeof size?.usdPerM === 'number') return size.usdPerM * length
  if (typeof size?.usdPer6m === 'number') {
    return size.usdPer6m * (length / 6) * (values.acabado === 'negro' ? 0.93 : 1)
  }
  if (typeof size?.usdPer100 === 'number') return size.usdPer100 * painted
  if (typeof size?.usdPerBag === 'number') return size.usdPerBag
  if (
    typeof size?.usdPerBar === 'number' &&
    typeof size.kgPerBar === 'number' &&
    typeof size.kgPerM === 'number'
  ) {
    return (size.usdPerBar * length) / (size.kgPerBar / size.kgPerM)
  }
  return rangeDollars(family, values, painted)
}

function rangeDollars(family: Family, values: Values, painted: number): number {
  const isLong =
    family.kgPer === 'metro' && lengthMetres(family, values) !== undefined && family.kg[0] !== family.kg[1]
  if (!isLong) {
    const share =
      family.kg[0] !== family.kg[1] && family.sizes ? massShare(family, values) : rank(family, values, true)
    return Math.min(interpolate(family.usd, share) * painted, family.usd[1]) * presentationFactor(values)
  }
  const longest = Math.max(...(family.attributes.largoM ?? []).map(Number))
  const shortest = Math.min(...(family.attributes.largoM ?? []).map(Number))
  const priceFromShortest = family.id === '062'
  const low = family.kg[0] * shortest
  const high = family.kg[1] * (priceFromShortest ? shortest : longest)
  const share = (kilograms(family, values) - low) / (high - low)
  return interpolate(family.usd, share) * (painted > 1 ? 1.06 : 1)
}

function massShare(family: Family, values: Values): number {
  const masses = (family.sizes ?? []).map((size) => Number(size.kgPer4x8 ?? size.kgPerM2 ?? size.kgPerM))
  const size = sizeOf(family, values)
  const mass = Number(size?.kgPer4x8 ?? size?.kgPerM2 ?? size?.kgPerM)
  const least = Math.min(...masses)
  return (mass - least) / (Math.max(...masses) - least)
}

/** Minor units of one piece (or metre) in a country, rounded as the shelf shows it. */
export function shelfPrice(family: Family, values: Values, country: CountryCode): number {
  const raw = dollars(family, values) * level[country] * 100
  const step = raw > 40 * shelfStep[country] ? shelfStep[country] : smallestStep[country]
  return Math.max(step, Math.round(raw / step) * step)
}

/** Rows of the price list: quantity from which an amount in minor units holds. */
export function tiersOf(family: Family, values: Values, country: CountryCode): [number, number | 'quote'][] {
  const first = shelfPrice(family, values, country)
  const scheme = tierSchemes[family.tiers] ?? [[1, 0]]
  const rows: [number, number | 'quote'][] = []
  for (const [from, off] of family.sellMode === 'quote' ? scheme.slice(0, 1) : scheme) {
    const quantity = from === 1 ? 1 : from * family.min
    const amount = off === 'quote' ? off : lowerPrice(first, off, country)
    if (amount !== rows.at(-1)?.[1]) rows.push([quantity, amount])
  }
  return rows
}

function lowerPrice(amount: number, percentOff: number, country: CountryCode): number {
  const step = country === 'CR' ? 100 : 1
  return Math.round((amount * (100 - percentOff)) / 100 / step) * step
}

/** 123450 → 1234.50 */
export function amountText(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
}

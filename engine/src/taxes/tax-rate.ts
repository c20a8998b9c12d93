import type { SiteCountry } from '../kernel/site.ts'

/** What every country has: products that name no class pay it, and so does a class the country does not know. */
export const standardTaxClass = 'standard'

/** Rate of a class in a country, in basis points (13% is 1300). */
export const taxRateOf = (country: Pick<SiteCountry, 'code' | 'taxes'>, taxClass: string): number => {
  const rate = (name: string) => country.taxes.find((tax) => tax.class === name)?.rateBasisPoints
  const found = rate(taxClass) ?? rate(standardTaxClass)
  if (found === undefined) throw new Error(`${country.code} has no standard tax rate`)
  return found
}

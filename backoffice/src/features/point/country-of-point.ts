import { type Coordinates, kilometresBetween } from '../../../../facts/coordinates.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { countryAt, countryOutlines } from '../../../../facts/country-outlines.ts'

/** Islands that no outline has, and water before a coast, are nearer. */
const farKm = 100

const isFarFrom = (country: CountryCode, point: Coordinates) =>
  countryOutlines[country]
    .flat()
    .every(([latitude = 0, longitude = 0]) => kilometresBetween(point, { latitude, longitude }) > farKm)

/** Whether a point is hardly in its country: the one it lies in by the outlines, or that it lies far from all of its own. */
export const misplacedIn = (
  country: CountryCode,
  point: Coordinates,
): { there: CountryCode } | 'outside' | undefined => {
  const there = countryAt(point)
  if (there) return there === country ? undefined : { there }
  return isFarFrom(country, point) ? 'outside' : undefined
}

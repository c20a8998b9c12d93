/** In which country a point lies, by the outlines that a map draws: large, so a page asks for this with its map. */
import { type CountryCode, countryCodes } from './country.ts'
import type { Coordinates } from './coordinates.ts'
import outlines from './data/country-outlines.json' with { type: 'json' }

/** Corners as latitude and longitude. */
type Ring = readonly (readonly number[])[]

/** Every country as its mainland and islands. */
export const countryOutlines: Readonly<Record<CountryCode, readonly Ring[]>> = outlines

/** Whether edges of the ring are crossed an odd number of times on the way east. */
const isWithin = ({ latitude, longitude }: Coordinates, ring: Ring): boolean => {
  let isInside = false
  let [lastLatitude = 0, lastLongitude = 0] = ring.at(-1) ?? []
  for (const [nextLatitude = 0, nextLongitude = 0] of ring) {
    if (nextLatitude > latitude !== lastLatitude > latitude) {
      const share = (latitude - lastLatitude) / (nextLatitude - lastLatitude)
      if (longitude < lastLongitude + share * (nextLongitude - lastLongitude)) isInside = !isInside
    }
    ;[lastLatitude, lastLongitude] = [nextLatitude, nextLongitude]
  }
  return isInside
}

/** The country whose outline is around a point; near a border it may be off by a few kilometres. */
export const countryAt = (point: Coordinates): CountryCode | undefined =>
  countryCodes.find((code) => countryOutlines[code].some((ring) => isWithin(point, ring)))

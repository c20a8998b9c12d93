/** Where each country lies on a map. */
import type { CountryCode } from './country.ts'

/** Degrees: south, west, north, east. */
type Box = readonly [number, number, number, number]

export const countryMaps: Readonly<
  Record<CountryCode, { center: readonly [number, number]; zoom: number; box: Box }>
> = {
  SV: { center: [13.7942, -88.8965], zoom: 8, box: [13.1, -90.15, 14.47, -87.65] },
  GT: { center: [15.7835, -90.2308], zoom: 8, box: [13.73, -92.25, 17.83, -88.2] },
  HN: { center: [14.8, -86.6], zoom: 7, box: [12.98, -89.36, 16.52, -83.13] },
  NI: { center: [12.8654, -85.2072], zoom: 7, box: [10.7, -87.7, 15.03, -82.55] },
  CR: { center: [9.7489, -84.0907], zoom: 8, box: [8.02, -85.97, 11.22, -82.55] },
  EC: { center: [-1.8312, -78.1834], zoom: 7, box: [-5.02, -81.1, 1.45, -75.18] },
}

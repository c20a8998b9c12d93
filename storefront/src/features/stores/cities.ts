/** A department (province in Costa Rica and Ecuador) that the locator offers: its middle and how far around to look. */
export type City = { name: string; latitude: number; longitude: number; distance: number }

/** Kilometres around a city that says nothing of its own (S9.016). */
export const fallbackCityDistance = 170

type Written = { name: string; latitude: number; longitude: number; distanceKm?: number }

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'latitude' in value &&
  typeof value.latitude === 'number' &&
  'longitude' in value &&
  typeof value.longitude === 'number'

/** The cities that the shop's settings name for a country, in their order (S2.170, S9.033). */
export const citiesIn = (
  storeCities: Readonly<Record<string, readonly unknown[]>>,
  country: string,
): City[] =>
  (storeCities[country] ?? []).filter(isWritten).map(({ name, latitude, longitude, distanceKm }) => ({
    name,
    latitude,
    longitude,
    distance: distanceKm ?? fallbackCityDistance,
  }))

/** A point on the earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number }

/** Five decimals are about a metre: a gate, not a fingertip. */
const precision = 5
const coordinatePattern = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/

/** Reads `13.69294,-89.21819` (latitude, longitude); undefined for what is no point on the earth. */
export const parseCoordinates = (text: string): Coordinates | undefined => {
  const found = coordinatePattern.exec(text.trim())
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** Writes a point as `parseCoordinates` reads it. */
export const formatCoordinates = ({ latitude, longitude }: Coordinates): string =>
  `${latitude.toFixed(precision)},${longitude.toFixed(precision)}`

/** Where a point is shown on a public map, for whoever drives there. */
export const mapLink = ({ latitude, longitude }: Coordinates): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

const earthRadiusKm = 6371

/** Kilometres between two points as the crow flies. */
export const kilometresBetween = (a: Coordinates, b: Coordinates): number => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude))
  const share = half(b.latitude - a.latitude) + across * half(b.longitude - a.longitude)
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(share))
}

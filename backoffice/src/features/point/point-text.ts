import { type Coordinates, formatCoordinates, parseCoordinates } from '../../../../facts/coordinates.ts'

/** A point as its field shows it. */
export const pointText = ({ latitude, longitude }: Coordinates): string => `${latitude}, ${longitude}`

/** Reads what was typed or copied from a map; undefined for what is no point on the earth. */
export const readPoint = (text: string): Coordinates | undefined => parseCoordinates(text.replaceAll(' ', ''))

/** A pressed point to the metre: what lies below is of the finger, not of the store. */
export const pressedPoint = (point: Coordinates): Coordinates | undefined =>
  parseCoordinates(formatCoordinates(point))

import { type Coordinates, kilometresBetween } from '../../../../facts/coordinates.ts'

type Store = { stateCode?: string; c_divisionId?: string; latitude?: number; longitude?: number }

/** Beyond it a point is hardly in the place that was chosen: the departments are smaller. */
const farKm = 60

/**
 * About where a chosen place is: the store that shares the most levels with it, of those of its first level at least.
 * Undefined where the country has none there: nothing is guessed.
 */
export const nearPlace = (divisionId: string, stores: readonly Store[]): Coordinates | undefined => {
  const isWithin = (outer: string | undefined) =>
    Boolean(outer) && (divisionId === outer || divisionId.startsWith(`${outer}-`))
  const sharedWith = ({ c_divisionId: own = '' }: Store) => {
    let at = 0
    while (at < own.length && own[at] === divisionId[at]) at++
    return at
  }
  const [nearest] = stores
    .filter(({ stateCode, latitude }) => latitude !== undefined && isWithin(stateCode))
    .toSorted((a, b) => sharedWith(b) - sharedWith(a))
  const { latitude, longitude } = nearest ?? {}
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** Kilometres from the chosen place to a point that is hardly in it; undefined for one that may be. */
export const farFrom = (
  near: Coordinates | undefined,
  point: Coordinates | undefined,
): number | undefined => {
  if (!near || !point) return undefined
  const km = Math.round(kilometresBetween(near, point))
  return km > farKm ? km : undefined
}

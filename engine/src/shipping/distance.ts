import type { ShippingFile } from '../bundle/index.ts'

/** Where a delivery goes: the id of the deepest division known of the address. */
export type Destination = { divisionId: string }

/** What the distance table reads of a store. */
export type Origin = { id: string; divisionLevel1: string; divisionLevel2: string }

const isWithin = (divisionId: string, ancestorId: string) =>
  divisionId === ancestorId || divisionId.startsWith(`${ancestorId}--`)

/**
 * Kilometres of the zone an address lies in, seen from a store: the merchant's own figure for the place (the most
 * exact one), else by how much of the division they share. Places have no coordinates, so zones are a table.
 */
export const kilometresTo = (
  distances: ShippingFile['distances'],
  store: Origin,
  { divisionId }: Destination,
): number => {
  const own = distances.overrides
    .filter((row) => row.storeId === store.id && isWithin(divisionId, row.divisionId))
    .sort((a, b) => b.divisionId.length - a.divisionId.length)[0]
  if (own) return own.km
  if (isWithin(divisionId, store.divisionLevel2)) return distances.sameSecondLevelKm
  if (isWithin(divisionId, store.divisionLevel1)) return distances.sameFirstLevelKm
  return distances.otherKm
}

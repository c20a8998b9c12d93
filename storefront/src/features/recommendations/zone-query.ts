import type { Env } from '../../api/env.tsx'
import { fetchZone, type Recommendation, type Recommendations } from '../../api/personalization.ts'
import { isProblem } from '../../api/problem.ts'
import type { Query } from '../../api/query.ts'
import { type TileProduct, tilesQuery } from '../product/index.ts'

export type ZoneRow = Recommendations & { tiles: TileProduct[] }

/** A tile of what the recommendation itself says, for when the product cannot be asked for (S8.045). */
const rawTile = ({ id, productName, imageUrl }: Recommendation): TileProduct => ({
  productId: id,
  shownId: id,
  name: productName,
  ...(imageUrl ? { picture: { link: imageUrl, alt: productName } } : {}),
  isNew: false,
  isSale: false,
  isCut: false,
  isQuote: false,
  facts: [],
  colours: [],
})

/** Tiles in the order of the recommendations; those the shop does not know fall away. Failed look-ups are logged. */
export const tilesOf = async (
  recs: readonly Recommendation[],
  lookUp: (ids: readonly string[]) => Promise<readonly TileProduct[]>,
): Promise<TileProduct[]> => {
  if (recs.length === 0) return []
  try {
    const found = await lookUp(recs.map(({ id }) => id))
    const byId = new Map(found.map((tile) => [tile.productId, tile]))
    return recs.flatMap(({ id }) => byId.get(id) ?? [])
  } catch (error) {
    if (!isProblem(error)) throw error
    console.warn(`Recommended products did not load: ${error.message}`)
    return recs.map(rawTile)
  }
}

/** A zone with the products of its recommendations (S7.083). */
export const zoneQuery = (env: Env, zone: string, productIds: readonly string[]): Query<ZoneRow> => ({
  queryKey: ['zone', zone, productIds, env.shopper.kind],
  queryFn: async ({ signal }) => {
    const found = await fetchZone(env, zone, productIds, signal)
    const tiles = await tilesOf(found.recs, (ids) => env.queries.fetchQuery(tilesQuery(env, ids)))
    return { ...found, tiles }
  },
})

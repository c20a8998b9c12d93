import type { Env } from '../../api/env.tsx'
import { fetchZone, type Recommendation, type Recommendations } from '../../api/personalization.ts'
import { isProblem } from '../../api/problem.ts'
import type { Query } from '../../api/query.ts'
import { ProductCarousel, type TileProduct, tilesQuery } from '../product/index.ts'

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

/** The products a zone refers to, those that need no proposing, and the colour in which the others are shown. */
export type About = { productIds: readonly string[]; held?: readonly string[]; colour?: string | undefined }

type Held = { productId: string; c_masterId?: string; variationValues?: Record<string, string> }

/** What goes with a cart: nothing that lies in it, in the colour of its first line that has one. */
export const aboutCart = (lines: readonly Held[]): About => ({
  productIds: lines.map(({ productId }) => productId),
  held: lines.flatMap(({ productId, c_masterId }) => [productId, c_masterId ?? productId]),
  colour: lines.find(({ variationValues }) => variationValues?.color)?.variationValues?.color,
})

/**
 * A zone with the products of its recommendations (S7.083), once the code that shows them is here too: before, its title
 * would stand above nothing. Without that code there are none.
 */
export const zoneQuery = (
  env: Env,
  zone: string,
  { productIds, held = [], colour }: About,
): Query<ZoneRow> => ({
  queryKey: ['zone', zone, productIds, colour ?? '', env.shopper.kind],
  queryFn: async ({ signal }) => {
    const isCodeHere = ProductCarousel.load().then(
      () => true,
      () => false,
    )
    const found = await fetchZone(env, zone, productIds, signal)
    const recs = found.recs.filter(({ id }) => !held.includes(id))
    const tiles = await tilesOf(recs, (ids) => env.queries.fetchQuery(tilesQuery(env, ids, colour)))
    return { ...found, recs, tiles: (await isCodeHere) ? tiles : [] }
  },
})
